// Runs before every command: installs what the lock file asks for and the machine does not have.
// `npm start` needs the packages that build and serve (`dependencies`); `--with-tools` adds those of
// tests, checks and the phone app (`devDependencies`), `--for-tests` a browser and PostgreSQL as well.
// Plain JavaScript, because it may run on the old Node of a fresh machine.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stamp = join(modules, ".noren-installed");
/** A package that only the tools need: whoever has it keeps them all. */
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
await import("./bring-node.mjs");
if (forTests) await import("./setup-tests.mjs");

function isInstalled() {
  const done = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  return done[0] === wanted && (!withTools || done[1] === "with-tools");
}

function install() {
  const fresh = !existsSync(modules);
  // A start after a test leaves the tests what they need.
  const tools = withTools || existsSync(toolsHere);
  console.log(
    `Installing what ${tools ? "the project" : "the server"} needs (a minute or less, only after a change)…`,
  );
  runNpm([
    // Without a word in package.json or the lock file, whose entries for other platforms must stay.
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

/** Several instances may start at once: one installs, the others wait; a dead one's lock is taken over. */
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
  try {
    process.kill(Number(readFileSync(owner, "utf8")), 0);
    return false;
  } catch (error) {
    if (error.code !== "ENOENT") return true;
    // Between making the folder and writing the pid, a lock is young; an old one without pid is dead.
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    return since !== undefined && Date.now() - since > YOUNG_LOCK_MS;
  }
}
