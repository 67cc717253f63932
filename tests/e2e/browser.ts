import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** Debian's headless Chromium starts and renders faster than a full browser. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Full browsers in headless mode; unlike the shell they request a page's favicon, for example. */
const FULL_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The machine's own browser if it has one; otherwise Playwright's. */
export function browserOptions(): LaunchOptions {
  const path = process.env.CHROMIUM_PATH ?? [HEADLESS_SHELL, ...FULL_BROWSERS].find(existsSync);
  return path ? optionsOf(path) : {};
}

/** Without TurboFan and Maglev. */
const UNOPTIMISED = "--js-flags=--no-opt,--no-maglev,--always-sparkplug";

/**
 * The same for pages that live for seconds: their scripts are compiled once and never optimised,
 * which takes a fifth less of a run's processor time. Not for measuring.
 */
export function shortLived(options: LaunchOptions): LaunchOptions {
  return { ...options, args: [...(options.args ?? []), UNOPTIMISED] };
}

/** The full browser, if `browserOptions` uses the headless shell; else null. */
export function fullBrowserOptions(): LaunchOptions | null {
  const full = FULL_BROWSERS.find(existsSync);
  return full && browserOptions().executablePath === HEADLESS_SHELL ? optionsOf(full) : null;
}

function optionsOf(executablePath: string): LaunchOptions {
  return { executablePath, args: chromiumFlags() };
}

/** The browser must make no requests of its own, and its sandbox does not work as root. */
function chromiumFlags(): string[] {
  const quiet = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ];
  return process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
}
