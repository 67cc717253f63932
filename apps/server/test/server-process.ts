import { join } from "node:path";
import type { Env } from "../src/config.ts";
import { ROOT } from "../src/root.ts";
import { defer } from "./cleanup.ts";
import { type Exit, type Launched, launch } from "./launch.ts";

export type ServerProcess = Pick<Launched, "waitForOutput" | "output" | "exit"> & {
  url: string;
  signal(signal: NodeJS.Signals): void;
};

/** A script to run, relative to apps/server, and its arguments. */
type Program = { file: string; args: string[] };

/** The only variables that the program inherits from the test run; the compile cache is reused. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const INHERITED_ENV = { PATH, NODE_COMPILE_CACHE };

const MAIN: Program = { file: "src/main.ts", args: [] };

/**
 * Starts the program as `npm start` does, with only these variables, and waits until it listens.
 */
export async function startProcess(env: Env, program = MAIN): Promise<ServerProcess> {
  const { child, exit, output, waitForOutput, opened } = begin(env, program);
  const url = await opened();
  return { url, waitForOutput, output, exit, signal: (signal) => child.kill(signal) };
}

/** The same, with its clock at an instant from which it runs on. */
export function startProcessAt(instant: number, env: Env): Promise<ServerProcess> {
  const args = [String(instant), "1"];
  return startProcess(env, { file: "test/simulation/accelerated-server.ts", args });
}

/** Runs the program until it exits. */
export function runProcess(env: Env): Promise<Exit> {
  return begin(env, MAIN).exit;
}

function begin(env: Env, { file, args }: Program): Launched {
  const path = join(ROOT, "apps", "server", file);
  const launched = launch(process.execPath, [path, ...args], {
    env: { ...INHERITED_ENV, PORT: "0", SAMPLE_DATA: "0", ...env },
  });
  defer(() => void launched.child.kill("SIGKILL"));
  return launched;
}
