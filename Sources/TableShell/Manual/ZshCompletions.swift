/// A completion script for zsh, to lie in a folder of its function path as `_tvsh`.
struct ZshCompletions {
  let manual: ProgramManual

  var script: String {
    """
    #compdef tvsh
    # zsh completion for tvsh, printed by tvsh --completions zsh

    _tvsh_files() {
      _files -g '*.(tvsh|transcript)(-.)'
    }

    _tvsh_tests() {
      local -a tests
      tests=(${(f)"$(_call_program tests $words[1] test --list 2>/dev/null)"})
      compadd -a tests
    }

    _tvsh_services() {
      local -a services
      services=(
    \(services)
      )
      _describe -t services service services
    }

    _tvsh_lessons() {
      _alternative 'lessons:lesson:(\(LessonLibrary.names.joined(separator: " ")))' 'scripts:script:_tvsh_files'
    }

    _tvsh_first() {
      _alternative 'services:service:_tvsh_services' 'scripts:script:_tvsh_files'
    }

    _tvsh() {
      local service= word index
      local -a options
      for ((index = 2; index < CURRENT; index++)); do
        word=$words[index]
        case $word in
          (\(valueOptions)) ((index++)) ;;
          (-?*) ;;
          (*) service=$word; break ;;
        esac
      done

      case $service in
    \(cases)
      esac
    }

    _tvsh "$@"

    """
  }

  private var services: String {
    manual.services.map { form in
      "    \(Self.quoted("\(form.service ?? ""):\(form.gloss)"))"
    }.joined(separator: "\n")
  }

  private var valueOptions: String {
    manual.options.filter(\.takesValue).flatMap(\.names).joined(separator: "|")
  }

  private var cases: String {
    var cases = manual.services.compactMap(\.service).map { service in
      let operands =
        switch service {
        case "explain": "*:log:_files"
        case "lesson": "2:lesson:_tvsh_lessons"
        default: "*:script:_tvsh_files"
        }
      return arguments(
        pattern: service, options: manual.options(withService: service),
        operands: ["1:service:_tvsh_services", operands])
    }
    cases.append(
      arguments(
        pattern: "*", options: manual.options(withService: nil),
        operands: ["1:script or service:_tvsh_first", "*:script:_tvsh_files"]))
    return cases.joined(separator: "\n")
  }

  private func arguments(pattern: String, options: [ProgramManual.Option], operands: [String])
    -> String
  {
    let specifications = options.flatMap(specifications) + operands.map(Self.quoted)
    let lines = specifications.map { "        \($0)" }.joined(separator: " \\\n")
    return """
          (\(pattern)) _arguments -S \\
      \(lines)
            ;;
      """
  }

  private func specifications(of option: ProgramManual.Option) -> [String] {
    let gloss = option.gloss.replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
    let others = option.names.joined(separator: " ")
    return option.names.map { name in
      let exclusion = option.names.count > 1 ? "(\(others))" : name == "-c" ? "*" : ""
      let assigned = option.takesValue && name.hasPrefix("--") ? "=" : ""
      let value =
        option.takesValue
        ? ":\(option.value.contains("|") ? "word" : option.value):\(action(of: option))" : ""
      return Self.quoted("\(exclusion)\(name)\(assigned)[\(gloss)]\(value)")
    }
  }

  private func action(of option: ProgramManual.Option) -> String {
    switch option.value {
    case "COMMANDS": "(\(ShellCompletions.commandWords.joined(separator: " ")))"
    case "TEXT": "_tvsh_tests"
    default: "(\(option.words.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
