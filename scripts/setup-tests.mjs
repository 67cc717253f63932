// What the tests need from the machine: a Chromium and the PostgreSQL binaries. Where they are
// missing, Debian's packages are installed (as root), else this says what to install.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const POSTGRES_ROOT = "/usr/lib/postgresql";

const missing = [];
if (!process.env.CHROMIUM_PATH && !BROWSERS.some(existsSync))
  missing.push("chromium-headless-shell");
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
