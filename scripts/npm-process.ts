import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

export type NpmProcess = { isRunning(): boolean };

type Process = { parent: number; command: string; isZombie: boolean };

/** npm, the script's shell, and one or two wrappers. */
const MAX_ANCESTORS = 5;

/** The npm (or pnpm, yarn, bun) that runs this script; null without one, and on Windows. */
export function npmAncestor(env = process.env): NpmProcess | null {
  const script = env.npm_lifecycle_script;
  if (!script || process.platform === "win32") return null;
  const parent = process.ppid;
  let pid = parent;
  for (let depth = 0; depth < MAX_ANCESTORS; depth++) {
    const ancestor = readProcess(pid);
    if (ancestor === null) return null;
    if (!ancestor.command.includes(script)) {
      const runner = pid;
      return isPackageManager(ancestor.command)
        ? { isRunning: () => process.ppid === parent && isAlive(runner) }
        : null;
    }
    // A shell between npm and this process: it has the script as an argument.
    pid = ancestor.parent;
  }
  return null;
}

/** Whether a word of the command line is the program or its script: `bun`, `…/npm-cli.js`. */
export function isPackageManager(command: string): boolean {
  return /(^|[\s/])(p?npm|yarn|bun)\b[^\s/]*(\s|$)/.test(command);
}

/** A zombie process counts as exited. */
function isAlive(pid: number): boolean {
  if (hasProc()) return readProcess(pid)?.isZombie === false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function readProcess(pid: number): Process | null {
  return hasProc() ? readFromProc(pid) : readFromPs(pid);
}

const hasProc = () => existsSync("/proc/self/stat");

function readFromProc(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The process name in parentheses may contain anything; state and parent follow the last one.
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return { parent: Number(parent), command, isZombie: state === "Z" };
  } catch {
    return null;
  }
}

function readFromPs(pid: number): Process | null {
  const { status, stdout } = spawnSync("ps", ["-o", "ppid=,stat=,command=", "-p", String(pid)], {
    encoding: "utf8",
  });
  const [, parent, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)/.exec(stdout ?? "") ?? [];
  if (status !== 0 || !parent || !state || !command) return null;
  return { parent: Number(parent), command, isZombie: state.startsWith("Z") };
}
