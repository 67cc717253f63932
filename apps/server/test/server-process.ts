import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Env } from "../src/config.ts";
import { ROOT } from "../src/root.ts";
import { defer } from "./cleanup.ts";

export type Exit = { code: number | null; stdout: string; stderr: string };

export type ServerProcess = {
  url: string;
  signal(signal: NodeJS.Signals): void;
  /** Resolves when standard output contains the text. */
  waitForOutput(text: string): Promise<void>;
  /** Standard output so far. */
  output(): string;
  exit: Promise<Exit>;
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
  const { child, exit, output, waitForOutput } = launch(env, program);
  const died = exit.then(({ code, stderr }) => {
    throw new Error(`the server ended with ${code} before it was open: ${stderr}`);
  });
  await Promise.race([waitForOutput("open: http"), died]);
  died.catch(() => {});
  const url = /open: (http:\/\/[^"\s]+)/.exec(output())?.[1] ?? "";
  return { url, waitForOutput, output, exit, signal: (signal) => child.kill(signal) };
}

/** Runs the program until it exits. */
export function runProcess(env: Env): Promise<Exit> {
  return launch(env, MAIN).exit;
}

function launch(env: Env, { file, args }: Program) {
  const path = join(ROOT, "apps", "server", file);
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...INHERITED_ENV, PORT: "0", SAMPLE_DATA: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  defer(() => void child.kill("SIGKILL"));
  const written = { stdout: "", stderr: "" };
  const waiting = new Set<() => void>();
  for (const name of ["stdout", "stderr"] as const)
    child[name].on("data", (chunk: Buffer) => {
      written[name] += String(chunk);
      for (const check of waiting) check();
    });

  const exit = once(child, "close").then(([code]: (number | null)[]): Exit => {
    return { code: code ?? null, ...written };
  });

  const waitForOutput = (text: string) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!written.stdout.includes(text)) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });

  return { child, exit, waitForOutput, output: () => written.stdout };
}
