/// A completion script for fish.
struct FishCompletions {
  let manual: ProgramManual

  var script: String {
    """
    # fish completion for tvsh, printed by tvsh --completions fish

    # Scripts, transcripts and folders; all files where there are none of them.
    function __tvsh_files
        set -l token (string unescape -- (commandline -ct))
        set -l files $token*
        set -l scripts
        for file in $files
            if test -d "$file"
                set -a scripts "$file/"
            else if string match -qr '\\.(tvsh|transcript)$' -- "$file"
                set -a scripts "$file"
            end
        end
        set -q scripts[1]; or set scripts $files
        printf '%s\\n' $scripts
    end

    # The first operand, which may name a service.
    function __tvsh_service
        set -l words (commandline -opc)
        set -e words[1]
        while set -q words[1]
            switch $words[1]
                case \(valueOptions)
                    set -e words[1]
                case '-?*'
                case '*'
                    echo $words[1]
                    return
            end
            set -q words[1]; and set -e words[1]
        end
    end

    function __tvsh_in
        set -l service (__tvsh_service)
        contains -- "$service" $argv
    end

    complete -c tvsh -f
    \(lines)

    """
  }

  private var valueOptions: String {
    manual.options.filter(\.takesValue).flatMap(\.names).joined(separator: " ")
  }

  private var lines: String {
    let services = manual.services.compactMap(\.service)
    var lines = manual.services.map { form in
      "complete -c tvsh -n '__tvsh_in \"\"' -a \(form.service ?? "") -d \(Self.quoted(form.gloss))"
    }
    let others = services.filter { $0 == "explain" }.joined(separator: " ")
    lines.append("complete -c tvsh -n 'not __tvsh_in \(others)' -a '(__tvsh_files)'")
    lines.append("complete -c tvsh -n '__tvsh_in \(others)' -F")
    let lessons = LessonLibrary.names.joined(separator: " ")
    lines.append("complete -c tvsh -n '__tvsh_in lesson' -a '\(lessons)' -d lesson")
    lines += manual.options.map(line)
    return lines.joined(separator: "\n")
  }

  private func line(for option: ProgramManual.Option) -> String {
    var line = "complete -c tvsh"
    if let service = option.section.service {
      line += " -n '__tvsh_in \(service)'"
    } else if !manual.options(withService: "test").contains(where: { $0.names == option.names }) {
      line += " -n 'not __tvsh_in \(manual.services.compactMap(\.service).joined(separator: " "))'"
    }
    for name in option.names {
      line += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }
    if option.takesValue { line += " -x -a \(Self.quoted(values(of: option)))" }
    return line + " -d \(Self.quoted(option.gloss))"
  }

  private func values(of option: ProgramManual.Option) -> String {
    switch option.value {
    case "COMMANDS": ShellCompletions.commandWords.joined(separator: " ")
    case "TEXT": "(tvsh test --list 2>/dev/null)"
    default: option.words.joined(separator: " ")
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
