import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** Debian's Chromium without a window starts and draws faster than the one that has one. */
const BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The machine's own browser, where it has one; else Playwright looks for its own. */
export function browserOptions(): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find(existsSync);
  return executablePath ? { executablePath, args: chromiumFlags() } : {};
}

/** The browser must not call home, and cannot use its sandbox as root. */
function chromiumFlags(): string[] {
  const quiet = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ];
  return process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
}
