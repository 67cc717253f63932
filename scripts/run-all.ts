import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "./root.ts";

type Command = { name: string; command: string[]; env?: Record<string, string>; cwd?: string };

/**
 * Runs all commands with their output shown, even after a failure; returns the number of failures.
 */
export function runAll(commands: Command[]): number {
  return commands.filter((command) => !succeeds(command)).length;
}

export function succeeds({ name, command, env, cwd = ROOT }: Command): boolean {
  const [program = "", ...args] = command;
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    env: {
      ...process.env,
      PATH: `${join(ROOT, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
      ...env,
    },
  });
  console.log(`${status === 0 ? "✓" : "✗"} ${name}`);
  return status === 0;
}
