import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

export type Exit = { code: number | null; stdout: string; stderr: string };

export type Launched = {
  child: ChildProcess;
  /** Standard output so far. */
  output(): string;
  /** Resolves when standard output contains the text. */
  waitForOutput(text: string): Promise<void>;
  /** Resolves with the server's URL when it listens; rejects if the program ends before. */
  opened(): Promise<string>;
  /** Resolves when every process that writes to the program's output has exited. */
  exit: Promise<Exit>;
};

const OPEN = /open: (http:\/\/[^"\s]+)/;

/** Killed when the tests exit, so that a test that fails before its end leaves no server behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a program that runs a Noren server, or that starts one. */
export function launch(command: string, args: string[], options: SpawnOptions): Launched {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const written = { stdout: "", stderr: "" };
  const waiting = new Set<() => void>();
  for (const name of ["stdout", "stderr"] as const)
    child[name]?.on("data", (chunk: Buffer) => {
      written[name] += String(chunk);
      for (const check of waiting) check();
    });

  const exit = once(child, "close").then(([code]: (number | null)[]): Exit => {
    return { code: code ?? null, ...written };
  });

  const waitFor = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isThere()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });

  async function opened(): Promise<string> {
    const died = exit.then(({ code, stdout, stderr }) => {
      throw new Error(`the server ended with ${code} before it was open: ${stdout}${stderr}`);
    });
    died.catch(() => {});
    await Promise.race([waitFor(() => OPEN.test(written.stdout)), died]);
    return OPEN.exec(written.stdout)?.[1] ?? "";
  }

  return {
    child,
    exit,
    opened,
    output: () => written.stdout,
    waitForOutput: (text) => waitFor(() => written.stdout.includes(text)),
  };
}
