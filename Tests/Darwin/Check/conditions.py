"""Copies of the sources in which each condition takes the branch of one system, though the compiler
is one for Linux and finds a module that is called Darwin."""

import re

CONDITION = re.compile(r"^\s*#(?:if|elseif) .*", re.MULTILINE)
QUESTION = re.compile(r"(?:os|canImport)\((\w+)\)")
TRUE, FALSE = "os(Linux)", "os(macOS)"
ON_MACOS = dict.fromkeys(["macOS", "Darwin", "SwiftUI"], TRUE) | dict.fromkeys(
    ["Linux", "Glibc", "Musl", "FoundationEssentials", "FoundationNetworking"], FALSE
)


def answered(text, answers):
    return CONDITION.sub(
        lambda line: QUESTION.sub(lambda asked: answers.get(asked[1], asked[0]), line[0]), text
    )


def darwins(text):
    """The same text, line for line, as macOS takes it."""
    return answered(text, ON_MACOS)


def linuxes(text):
    """The same text as Linux takes it, with the stand-in for Darwin as its C library."""
    text = answered(text, {"Darwin": FALSE})
    return re.sub(r"\bimport Glibc\b", "import Darwin", text)


def copy(root, files, folder, change):
    """Brings the copy up to date, and leaves alone what is."""
    for file in files:
        write(root / folder / file, change((root / file).read_text()))


def write(target, text):
    if not target.exists() or target.read_text() != text:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)


def on_macos(text, with_strings=False):
    """The lines that macOS compiles: the number of each, how many conditions are around it, and what
    is left of it without comments, and without strings if nothing else is asked for."""
    text = re.sub(r'"""[\s\S]*?"""', lambda found: "\n" * found[0].count("\n"), text)
    left_out = r"(?m)^\s*//.*" if with_strings else r'"(?:\\.|[^"\\])*"|//.*'
    stack = []
    for number, line in enumerate(text.split("\n"), 1):
        asked = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        if not asked:
            if all(branch[0] for branch in stack):
                yield number, len(stack), re.sub(left_out, '""', line)
        elif asked[1] == "if":
            holds_now = holds(asked[2])
            stack.append([holds_now, holds_now])
        elif asked[1] == "endif":
            stack.pop()
        else:
            now = not stack[-1][1] and (asked[1] == "else" or holds(asked[2]))
            stack[-1] = [now, stack[-1][1] or now]


def holds(condition):
    """What macOS answers; of what is no system, true."""
    words = re.sub(
        r"\w+(?:\([^)]*\))?", lambda word: str(answered_for(word[0])), condition.split("//")[0]
    )
    if not re.fullmatch(r"(?:True|False|[()!&|\s])+", words):
        return True
    return eval(words.replace("!", " not ").replace("&&", " and ").replace("||", " or "))


def answered_for(word):
    asked = QUESTION.fullmatch(word)
    return ON_MACOS.get(asked[1] if asked else "", TRUE) == TRUE
