// Installs Node.js for the project if the machine's version is too old. Runs on Node 18 and later,
// so it is plain JavaScript and imports nothing of the project.
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED_MAJOR = 26;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, "tools", "node");
const windows = process.platform === "win32";
const executable = windows ? "node.exe" : join("bin", "node");
const link = join(root, "node_modules", ".bin", windows ? "node.exe" : "node");

// npm scripts resolve `node` in node_modules/.bin, so the link there takes precedence over the
// machine's Node.
if (Number(process.versions.node.split(".")[0]) < NEEDED_MAJOR && !isLinked()) {
  const binary = findBinary() ?? install();
  linkTo(binary);
  console.log(
    `Node.js ${NEEDED_MAJOR} is in place (this machine's own is ${process.versions.node}).`,
  );
}

// npm scripts use `exec`, so that the program replaces the shell and receives npm's signals.
// cmd.exe has no `exec`: there this command runs the rest of its line.
if (windows) writeFileSync(join(dirname(link), "exec.cmd"), "@%*\r\n");

/** The packages' names vary by platform, so any installed one that contains a binary is used. */
function findBinary() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(tools, "package.json"), "utf8"));
  return Object.keys(optionalDependencies)
    .map((name) => join(tools, "node_modules", name, executable))
    .find((path) => existsSync(path));
}

function install() {
  console.log(`Fetching Node.js ${NEEDED_MAJOR} from the npm registry (about 50 MB, once)…`);
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : [windows ? "npm.cmd" : "npm", []];
  execFileSync(command, [...first, "ci", "--ignore-scripts", "--loglevel=error"], {
    cwd: tools,
    stdio: ["ignore", "ignore", "inherit"],
    shell: !npm && windows,
  });
  const binary = findBinary();
  if (!binary) {
    console.error(
      `There is no Node.js ${NEEDED_MAJOR} package for ${process.platform} ${process.arch}: ` +
        `install Node.js ${NEEDED_MAJOR} yourself and run the command again.`,
    );
    process.exit(1);
  }
  return binary;
}

function isLinked() {
  try {
    return (
      existsSync(link) && (windows || readlinkSync(link).startsWith(relative(dirname(link), tools)))
    );
  } catch {
    return false;
  }
}

/** Replaced atomically by a rename, since two processes may do this at the same time. */
function linkTo(binary) {
  mkdirSync(dirname(link), { recursive: true });
  const fresh = `${link}.${process.pid}`;
  rmSync(fresh, { force: true });
  if (windows) copyFileSync(binary, fresh);
  else symlinkSync(relative(dirname(link), binary), fresh);
  renameSync(fresh, link);
}
