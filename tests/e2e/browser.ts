import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** Debian's Chromium without a window starts and draws faster than the ones that have one. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** With a window, if only an invisible one; among other things they ask for a page's icon by themselves. */
const FULL_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The machine's own browser, where it has one; else Playwright looks for its own. */
export function browserOptions(): LaunchOptions {
  const path = process.env.CHROMIUM_PATH ?? [HEADLESS_SHELL, ...FULL_BROWSERS].find(existsSync);
  return path ? optionsOf(path) : {};
}

/** The full browser, where `browserOptions` are those of the headless shell; else null. */
export function fullBrowserOptions(): LaunchOptions | null {
  const full = FULL_BROWSERS.find(existsSync);
  return full && browserOptions().executablePath === HEADLESS_SHELL ? optionsOf(full) : null;
}

function optionsOf(executablePath: string): LaunchOptions {
  return { executablePath, args: chromiumFlags() };
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
