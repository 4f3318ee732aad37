"""Darwin's C headers, which a Python package brings. They are fetched once, and none is committed."""

import importlib.util
import re
import shutil
import subprocess
import sys
import zipfile

INSIDE = "ziglang/lib/libc/include/any-darwin-any/"

# On macOS these come from the compiler's own module of them, which Linux' toolchain has no map for.
OF_THE_COMPILER = {
    "_size_t": "typedef unsigned long size_t;",
    "_ptrdiff_t": "typedef long ptrdiff_t;",
    "_wchar_t": "typedef int wchar_t;",
    "_va_list": "typedef __builtin_va_list va_list;",
    "_wint_t": "typedef int wint_t;",
    "_rsize_t": "typedef unsigned long rsize_t;",
    "_null": "#define NULL ((void*)0)",
    "_offsetof": "#define offsetof(type, field) __builtin_offsetof(type, field)",
}


def fetch(scratch):
    """Why there are none, in a sentence; nothing if they are in their folder."""
    folder = scratch / "headers"
    if folder.exists():
        return None
    if importlib.util.find_spec("pip") is None:
        return "Python has no pip here, so Darwin's headers cannot be fetched."
    with_wheel, unpacked = scratch / "wheel", scratch / "unpacked"
    for leftover in [with_wheel, unpacked]:
        shutil.rmtree(leftover, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--quiet"]
    command += ["--dest", with_wheel, "ziglang==0.17.1"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return "Darwin's headers cannot be fetched: pip finds no package ziglang from here."
    with zipfile.ZipFile(next(with_wheel.glob("*.whl"))) as wheel:
        wheel.extractall(unpacked, [name for name in wheel.namelist() if name.startswith(INSIDE)])
    adapt(unpacked / INSIDE)
    (unpacked / INSIDE).rename(folder)
    shutil.rmtree(unpacked)
    shutil.rmtree(with_wheel)
    return None


# A compiler that takes Swift for Linux asks no declaration since when it is there.
NEWER = re.compile(r"^__API_AVAILABLE\(macos\((?:1[6-9]|[2-9]\d)\..*\n *\w+ [^\n;{]*;", re.MULTILINE)


def adapt(folder):
    for header in folder.rglob("*.h"):
        text = header.read_text(errors="surrogateescape")
        header.write_text(NEWER.sub("", text), errors="surrogateescape")
    for name, line in OF_THE_COMPILER.items():
        guard = f"OWN_{name}"
        text = f"#ifndef {guard}\n#define {guard}\n{line}\n#endif\n"
        (folder / f"sys/_types/{name}.h").write_text(text)
    for processor in ["arm", "i386"]:
        types = folder / processor / "_types.h"
        text = types.read_text()
        types.write_text(text.replace("define USE_CLANG_TYPES 1", "define USE_CLANG_TYPES 0"))
