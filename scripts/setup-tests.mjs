// System dependencies of the tests: a Chromium and the PostgreSQL binaries. If missing, Debian's
// packages are installed (as root), otherwise a message says what to install.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const FULL_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const POSTGRES_ROOT = "/usr/lib/postgresql";

const missing = [];
missing.push(...missingBrowsers());
if (!hasPostgres()) missing.push("postgresql");

if (missing.length > 0) {
  const apt =
    process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (apt) installPackages(missing);
  else
    console.log(
      `The tests want ${missing.join(" and ")}, which this machine does not have: install it first.`,
    );
}

/** Any Chromium is sufficient; in CI some tests also run in the full browser. */
function missingBrowsers() {
  if (process.env.CHROMIUM_PATH) return [];
  const hasShell = existsSync(HEADLESS_SHELL);
  const hasFull = FULL_BROWSERS.some(existsSync);
  if (process.env.CI)
    return [...(hasShell ? [] : ["chromium-headless-shell"]), ...(hasFull ? [] : ["chromium"])];
  return hasShell || hasFull ? [] : ["chromium-headless-shell"];
}

function hasPostgres() {
  if (spawnSync("initdb", ["--version"]).status === 0) return true;
  return (
    existsSync(POSTGRES_ROOT) &&
    readdirSync(POSTGRES_ROOT).some((version) =>
      existsSync(`${POSTGRES_ROOT}/${version}/bin/initdb`),
    )
  );
}

function installPackages(names) {
  console.log(`Installing ${names.join(" and ")} for the tests…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (args) => spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] });
  run(["update", "-qq"]);
  const { status } = run(["install", "-y", "-qq", "--no-install-recommends", ...names]);
  if (status !== 0) {
    console.error(`Debian's packages ${names.join(", ")} could not be installed.`);
    process.exit(1);
  }
}
