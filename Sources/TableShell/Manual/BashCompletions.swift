/// A completion script for bash. It needs nothing but bash itself.
struct BashCompletions {
  let manual: ProgramManual

  var script: String {
    """
    # bash completion for tvsh, printed by tvsh --completions bash

    _tvsh_offer() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$2")
    }

    # Scripts, transcripts and folders; all files where there are none of them.
    _tvsh_offer_files() {
      local file
      local -a files=()
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do files+=("$file"); done < <(compgen -f -- "$2")
      for file in "${files[@]}"; do
        if [[ -d $file || $file == *.tvsh || $file == *.transcript ]]; then
          COMPREPLY+=("$file")
        fi
      done
      [[ $1 != any && ${#COMPREPLY[@]} -gt 0 ]] || COMPREPLY+=("${files[@]}")
    }

    _tvsh() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      COMPREPLY=()
      # bash takes --name=value apart.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      local bare=${current#[\\"\\']}
      bare=${bare//\\\\/}

      case $previous in
    \(valueCases)
      esac

      local service='' index word
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $word in
          \(valueOptions)) ((index++)) ;;
          -?*) ;;
          *)
            service=$word
            break
            ;;
        esac
      done

      case $service in
    \(serviceCases)
      esac
    }

    complete -F _tvsh tvsh

    """
  }

  /// The options whose value is a word of its own.
  private var valueOptions: String {
    manual.options.filter(\.takesValue).flatMap(\.names).joined(separator: " | ")
  }

  private var valueCases: String {
    let cases = manual.options.filter(\.takesValue).map { option in
      let names = option.names.joined(separator: " | ")
      return """
            \(names))
              \(offer(for: option))
              return
              ;;
        """
    }
    return cases.joined(separator: "\n")
  }

  private func offer(for option: ProgramManual.Option) -> String {
    switch option.value {
    case "COMMANDS":
      "_tvsh_offer '\(ShellCompletions.commandWords.joined(separator: " "))' \"$bare\""
    case "TEXT": "_tvsh_offer \"$(\"${COMP_WORDS[0]}\" test --list 2>/dev/null)\" \"$bare\""
    default: "_tvsh_offer '\(option.words.joined(separator: " "))' \"$bare\""
    }
  }

  private var serviceCases: String {
    var cases = manual.services.compactMap(\.service).map { service in
      let lessons = LessonLibrary.names.joined(separator: " ")
      return """
            \(service))
              if [[ $current == -* ]]; then
                _tvsh_offer '\(names(withService: service))' "$current"
              else
                \(service == "lesson" ? "_tvsh_offer '\(lessons)' \"$bare\"" : ":")
                _tvsh_offer_files \(service == "explain" ? "any" : "scripts") "$bare"
              fi
              ;;
        """
    }
    let services = manual.services.compactMap(\.service).joined(separator: " ")
    cases.append(
      """
          *)
            if [[ $current == -* ]]; then
              _tvsh_offer '\(names(withService: nil))' "$current"
            else
              [[ -n $service ]] || _tvsh_offer '\(services)' "$bare"
              _tvsh_offer_files scripts "$bare"
            fi
            ;;
      """)
    return cases.joined(separator: "\n")
  }

  private func names(withService service: String?) -> String {
    manual.options(withService: service).flatMap(\.names).joined(separator: " ")
  }
}
