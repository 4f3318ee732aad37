"""All of the package, read as macOS would: in a copy, the names of Apple's modules lead to those of
`Tests/Darwin/StandIns`, and each condition takes Darwin's branch."""

import re

import conditions
import real
import taken
from compiler import Job

# Swift's modules for Linux stay behind these, which add what Apple's have and take away what they lack.
STAND_INS = {
    "Darwin": [],
    "MacDispatch": ["Combine"],
    "MacFoundation": ["Combine", "Darwin", "MacDispatch"],
    "XCTestOnLinux": [],
    "MacXCTest": ["MacFoundation", "XCTestOnLinux"],
    "Combine": [],
    "SwiftUI": ["Combine", "MacFoundation"],
    "Contacts": ["MacFoundation"],
    "CoreLocation": ["MacFoundation"],
    "MapKit": ["CoreLocation", "SwiftUI"],
}
REPLACED = {
    "Foundation": "MacFoundation",
    "Dispatch": "MacDispatch",
    "XCTest": "MacXCTest",
}
NAMES = "|".join(REPLACED)

IMPORT = re.compile(rf"^(\s*(?:@\S+ )*(?:\w+ )?import (?:\w+ )?)({NAMES})\b", re.MULTILINE)
QUALIFIED = re.compile(rf"(?<![\w.\"])({NAMES})\.(?=\w)")
PREVIEW = re.compile(r"#Preview(?:\(\"[^\"]*\"\))? \{")


def as_on_macos(text):
    text = IMPORT.sub(lambda found: found[1] + REPLACED[found[2]], conditions.darwins(text))
    text = text.replace("DispatchSemaphore", "MacSemaphore")
    text = QUALIFIED.sub(lambda found: REPLACED[found[1]] + ".", text)
    # A macro needs a program that expands it, so a preview is checked as a function.
    return PREVIEW.sub(
        lambda found: f"@MainActor @ViewBuilder func preview{found.start()}() -> some View {{", text
    )


def job(name, files, product, flags, uses):
    command = ["swiftc", "-emit-module", "-wmo", "-j1", "-enable-testing"]
    if not any(file.name == "main.swift" for file in files):
        command += ["-parse-as-library"]
    command += ["-package-name", "controlling_dependencies", "-module-name", name, "-D", "DEBUG"]
    command += ["-emit-module-path", product, *flags, *files]
    return Job(f"{name} in {product.parent.name}", files, [command], product, uses)


def imported(root, files):
    """The stand-ins that these files import by name."""
    text = "".join((root / file).read_text() for file in files)
    return STAND_INS.keys() & set(re.findall(r"import (?:\w+ )?(\w+)", text))


def resources(root, target, files):
    """What the package manager makes of the files that a module embeds, without their bytes."""
    text = "".join((root / file).read_text() for file in files)
    names = sorted(set(re.findall(r"PackageResources\.(\w+)", text)))
    if not names:
        return []
    lines = [f"  static let {name}: [UInt8] = []" for name in names]
    conditions.write(root / target, "\n".join(["struct PackageResources {", *lines, "}", ""]))
    return [target]


def taken_jobs(root, scratch, system, made):
    packages = {}
    for chapter, name, files in taken.modules(root):
        packages.setdefault(chapter, {})[name] = files
    for chapter, modules in packages.items():
        sources, folder = scratch / "sources/taken" / chapter, scratch / "taken" / chapter
        for name, texts in modules.items():
            for path, text in texts.items():
                conditions.write(root / sources / path, as_on_macos(text))
            files = [sources / path for path in texts]
            asked = set(re.findall(r"import (?:\w+ )?(\w+)", "".join(texts.values())))
            flags = [*taken.FLAGS, "-I", system, "-I", folder, "-I", made]
            uses = [f"{use} in {chapter}" for use in sorted(asked & modules.keys() - {name})]
            uses += [f"{use} in {made.name}" for use in sorted(asked - modules.keys())]
            uses += [f"{use} in {system.name}" for use in imported(root, files)]
            yield job(name, files, folder / f"{name}.swiftmodule", flags, uses)


def check(root, scratch, compiler, solved, unsolved):
    """What the compiler says of each module that does not compile, by name."""
    system, made, tasks = (scratch / name for name in ("stand-ins", "modules", "unsolved"))
    sources = scratch / "sources"
    # Tests are the same for both; of the exercises, what they judge is not.
    others = {n: m for n, m in unsolved.items() if not m.is_test and m.files != solved[n].files}
    copied = {file for module in [*solved.values(), *others.values()] for file in module.files}
    judged = {file for files in real.files(root).values() for file in files}
    # What is compared with Darwin's headers is here as Linux has it.
    conditions.copy(root, judged & copied, sources, conditions.linuxes)
    conditions.copy(root, copied - judged, sources, as_on_macos)
    jobs = []
    for name, uses in STAND_INS.items():
        files = sorted((root / "Tests/Darwin/StandIns" / name).glob("*.swift"))
        flags = ["-swift-version", "6", "-suppress-warnings", "-I", system]
        product, uses = system / f"{name}.swiftmodule", [f"{use} in {system.name}" for use in uses]
        jobs.append(job(name, [file.relative_to(root) for file in files], product, flags, uses))
    for modules, folder in [(solved, made), (others, tasks)]:
        for module in modules.values():
            files = [sources / file for file in module.files]
            files += resources(root, sources / "resources" / f"{module.name}.swift", files)
            flags = [*module.flags, "-I", system, "-I", folder, "-I", made]
            uses = [f"{use} in {(folder if use in modules else made).name}" for use in module.uses]
            uses += [f"{name} in {system.name}" for name in imported(root, files)]
            product = folder / f"{module.name}.swiftmodule"
            jobs.append(job(module.name, files, product, flags, uses))
    jobs += taken_jobs(root, scratch, system, made)
    failures = compiler.compile(jobs)
    return {name: said.replace(f"{sources}/", "") for name, said in failures.items()}
