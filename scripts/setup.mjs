// Runs before every command: installs missing packages of the lock file. `npm start` needs
// `dependencies`; `--with-tools` adds `devDependencies` (tests, checks, native app), `--for-tests`
// also a browser and PostgreSQL. Plain JavaScript, as it may run on an old version of Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stamp = join(modules, ".noren-installed");
/** Marker of installed `devDependencies`: once installed they are kept. */
const toolsHere = join(modules, "vitest");
const lock = join(root, ".setup-lock");
const YOUNG_LOCK_MS = 5000;

const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .update(readFileSync(join(root, "tools", "node", "package-lock.json")))
  .digest("hex");

const forTests = process.argv.includes("--for-tests");
const withTools = forTests || process.argv.includes("--with-tools");

if (!isInstalled()) {
  takeLock();
  process.once("exit", () => rmSync(lock, { recursive: true, force: true }));
  if (!isInstalled()) install();
  rmSync(lock, { recursive: true, force: true });
}
await import("./install-node.mjs");
if (forTests) await import("./setup-tests.mjs");

function isInstalled() {
  const done = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  return done[0] === wanted && (!withTools || done[1] === "with-tools");
}

function install() {
  const fresh = !existsSync(modules);
  // A start after a test does not remove the devDependencies.
  const tools = withTools || existsSync(toolsHere);
  console.log(
    `Installing what ${tools ? "the project" : "the server"} needs (a minute or less, only after a change)…`,
  );
  runNpm([
    // `--no-save` keeps package.json and the lock file unchanged, with its entries for other
    // platforms.
    ...(fresh ? ["ci"] : ["install", "--no-save"]),
    tools ? "--include=dev" : "--omit=dev",
    "--loglevel=error",
    "--no-fund",
    "--no-audit",
  ]);
  writeFileSync(stamp, tools ? `${wanted} with-tools` : wanted);
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  const windows = process.platform === "win32";
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync(windows ? "npm.cmd" : "npm", args, { cwd: root, stdio: "inherit", shell: windows });
  if (run.status !== 0) {
    console.error("npm could not install the packages; what it said is above.");
    process.exit(run.status ?? 1);
  }
}

/** Concurrent processes wait until one has installed; the lock of a dead process is removed. */
function takeLock() {
  const owner = join(lock, "pid");
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(owner, String(process.pid));
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isAbandoned(owner)) rmSync(lock, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function isAbandoned(owner) {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined) return false;
  // Its process id may be another's since the machine was started again.
  if (since < Date.now() - uptime() * 1000) return true;
  try {
    process.kill(Number(readFileSync(owner, "utf8")), 0);
    return false;
  } catch (error) {
    // EPERM: it runs as another user.
    if (error.code === "EPERM") return false;
    // A new lock may have no pid yet; an old lock without a pid is abandoned.
    return error.code !== "ENOENT" || Date.now() - since > YOUNG_LOCK_MS;
  }
}
