#!/usr/bin/env python3
"""Sends the live server what pages of other places can send, and sees it refuse.

Without livereload, which `Tools/live-server` takes from PyPI, this says that it was left out.
"""

import base64
import os
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from story import REPOSITORY, free_port

TOOL = REPOSITORY / "Tools/live-server"
LONGEST_START = 120
PAGE = "<html><head></head><body>The site.</body></html>"


def send(port, path, headers, method="GET", message=None):
    """The status of a request with these headers and no others, and what came with it, or after a
    message through the channel that it opens."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", ""]
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall("\r\n".join(lines).encode())
        connection.settimeout(2)
        received = b""
        try:
            while part := connection.recv(65536):
                received += part
                if b"101 Switching" in received:
                    if message is None:
                        break
                    connection.sendall(message)
                    message = None
        except TimeoutError:
            pass
    return int(received.split(b" ", 2)[1]), received.decode(errors="replace")


def page(port, host, *others, path="/index.html", method="GET"):
    return send(port, path, [("Host", host), ("Connection", "close"), *others], method)


def channel(port, host, origin, message=None):
    key = base64.b64encode(os.urandom(16)).decode()
    headers = [("Host", host), ("Upgrade", "websocket"), ("Connection", "Upgrade"),
               ("Sec-WebSocket-Key", key), ("Sec-WebSocket-Version", "13")]
    headers += [("Origin", origin)] if origin else []
    status, text = send(port, "/livereload", headers, message=message)
    return status if message is None else text


def frame(text):
    """A masked message of a web socket, shorter than 126 bytes."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def wait(port, server):
    end = time.monotonic() + LONGEST_START
    while time.monotonic() < end and server.poll() is None:
        try:
            return page(port, f"127.0.0.1:{port}") is not None
        except OSError:
            time.sleep(0.2)
    return False


def check(port):
    own = f"127.0.0.1:{port}"
    for host in [own, f"localhost:{port}", f"LOCALHOST:{port}", f"[::1]:{port}"]:
        status, text = page(port, host)
        assert status == 200 and "The site." in text and "/livereload.js?port=" in text, host
    for host in ["example.org", f"example.org:{port}", "127.0.0.1", "localhost:1", "",
                 f"127.0.0.1.example.org:{port}", f"localhost:{port}.example.org"]:
        status, text = page(port, host)
        assert status in (400, 403) and "The site." not in text, f"host {host}: {status}"
    for origin in ["https://example.org", "null", f"http://127.0.0.1:{port + 1}",
                   f"https://127.0.0.1:{port}", f"http://localhost:{port}"]:
        status, text = page(port, own, ("Origin", origin))
        assert status == 403 and "The site." not in text, f"origin {origin}: {status}"
        assert channel(port, own, origin) == 403, f"origin {origin} opens the channel"
    assert page(port, own, ("Origin", f"http://{own}"))[0] == 200
    assert channel(port, own, f"http://{own}") == 101
    assert channel(port, f"example.org:{port}", f"http://example.org:{port}") == 403
    assert page(port, own, path="/forcereload")[0] == 404
    assert page(port, own, path="/../secret")[0] in (400, 403, 404)
    for path in ["/%00", "/index.html%00"]:
        assert page(port, own, path=path)[0] == 400, path
    for message in ["nothing", "[]", "null", ""]:
        text = channel(port, own, f"http://{own}", frame(message))
        assert "not a message of livereload" in text, message
    for method in ["POST", "PUT", "DELETE"]:
        assert page(port, own, ("Content-Length", "0"), method=method)[0] in (403, 405), method


def main():
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        site.mkdir()
        (Path(folder) / "secret").write_text("The site.")
        (site / "index.html").write_text(PAGE)
        (site / "results.json").write_text("{}")
        with subprocess.Popen([TOOL, site, str(port)], stderr=subprocess.DEVNULL) as server:
            try:
                if not wait(port, server):
                    print("SKIPPED: the live server cannot be started; is PyPI within reach?")
                    return
                check(port)
            finally:
                server.terminate()
    print("the live server answers its own pages only")


main()
