// Gives the project its own Node.js where the machine's is too old. Runs on Node 18 and later, so
// it is plain JavaScript and imports nothing of the project.
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

// npm scripts find `node` through node_modules/.bin: there, the machine's own Node is hidden once linked.
if (Number(process.versions.node.split(".")[0]) < NEEDED_MAJOR && !isLinked()) {
  const binary = findBinary() ?? install();
  linkTo(binary);
  console.log(
    `Node.js ${NEEDED_MAJOR} is in place (this machine's own is ${process.versions.node}).`,
  );
}

// The scripts say `exec`, so that the shell makes way and npm's signals reach the program itself.
// cmd.exe has no such word: there it is a command that runs the rest of its line.
if (windows) writeFileSync(join(dirname(link), "exec.cmd"), "@%*\r\n");

/** The packages are named in more than one way, so any installed one that holds a binary will do. */
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

/** Puts the link there in one step, because two starts may do this at the same moment. */
function linkTo(binary) {
  mkdirSync(dirname(link), { recursive: true });
  const fresh = `${link}.${process.pid}`;
  rmSync(fresh, { force: true });
  if (windows) copyFileSync(binary, fresh);
  else symlinkSync(relative(dirname(link), binary), fresh);
  renameSync(fresh, link);
}
