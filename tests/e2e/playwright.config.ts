import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find(existsSync);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig<object, { database: "embedded" | "server" }>({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: chromiumFlags() } } : {}),
    serviceWorkers: "block",
    timezoneId: "Europe/Paris",
    trace: "retain-on-failure",
  },
  projects: [
    { name: "phone", use: PHONE },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone, on PostgreSQL",
      testMatch: "ordering.spec.ts",
      use: { ...PHONE, database: "server" },
    },
  ],
});

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
