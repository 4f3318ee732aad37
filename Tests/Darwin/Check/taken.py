"""What `take` makes of each chapter that has files for work: on macOS, its live values speak to Apple's
frameworks."""

import pathlib
import subprocess
import tempfile

# The rules that a taken package sets for itself.
FEATURES = [
    "ExistentialAny", "InferIsolatedConformances", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault",
]
FLAGS = ["-swift-version", "6"] + [
    word for name in FEATURES for word in ("-enable-upcoming-feature", name)
]


def modules(root):
    """The text of each file, by its path in the package, for each module of each chapter."""
    build = ["swift", "build", "--product", "workshop"]
    for command in build, [*build, "--show-bin-path"]:
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"The workshop, which takes, does not build.\n{done.stdout}{done.stderr}")
    workshop = pathlib.Path(done.stdout.strip()) / "workshop"
    with tempfile.TemporaryDirectory() as place:
        for chapter in sorted(folder.parent.name for folder in root.glob("Chapters/*/AtWork")):
            name = chapter.split("-", 1)[1]
            package = pathlib.Path(place) / name
            done = subprocess.run(
                [workshop, "take", name, package], cwd=root, capture_output=True, text=True
            )
            if done.returncode:
                raise SystemExit(f"{name} cannot be taken: {done.stderr}")
            # What stands for the frameworks of others is a part of what is compiled as a whole.
            for module in sorted([*package.glob("Sources/*"), *package.glob("Tests/*")]):
                files = {path: path.read_text() for path in sorted(module.rglob("*.swift"))}
                # A module of one line gives a library the name that ours has anyway.
                if not any("@_exported import" in text for text in files.values()):
                    texts = {path.relative_to(package): text for path, text in files.items()}
                    yield name, module.name, texts
