import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { launch } from "../apps/server/test/launch.ts";
import { ROOT } from "./root.ts";

// Milliseconds; whole programs are started, on machines under load.
vi.setConfig({ testTimeout: 90_000 });

const { PATH, HOME } = process.env;
const started = new Set<ChildProcess>();
const folders = new Set<string>();
afterEach(() => {
  // Each child has its own process group, so that no process outlives a failed test.
  for (const { pid } of started) if (pid) killGroup(pid);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  started.clear();
  folders.clear();
});

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Ended already, as expected.
  }
}

const SHELLS = {
  sh: () => "/bin/sh",
  bash: () => "/bin/bash",
  "a shell that stays between npm and the program": forkingShell,
};

test.for<[command: string, NodeJS.Signals, keyof typeof SHELLS]>([
  ["start", "SIGTERM", "sh"],
  ["start", "SIGINT", "sh"],
  ["start", "SIGKILL", "sh"],
  ["start", "SIGHUP", "sh"],
  ["start", "SIGKILL", "bash"],
  ["start", "SIGTERM", "a shell that stays between npm and the program"],
  ["start", "SIGKILL", "a shell that stays between npm and the program"],
  ["run dev", "SIGTERM", "sh"],
  ["run dev", "SIGKILL", "sh"],
])(
  "npm %s on %s through %s stops the server, which closes cleanly",
  async ([command, signal, shell]) => {
    const data = temporaryFolder();
    const run = await open("npm", command.split(" "), data, SHELLS[shell]());
    run.child.kill(signal);
    // `ended` resolves when every process that writes to these pipes has exited.
    await run.ended;
    expect(run.output()).toContain("finishing what is running");
    expect(readdirSync(data)).toEqual(["noren.sqlite"]);
    await expect(fetch(run.url)).rejects.toThrow("fetch failed");
  },
);

test("npm start says where shop, desk and mails are, and exits with 0 on SIGTERM, after the server has closed", async () => {
  const data = temporaryFolder();
  const run = await open("npm", ["start"], data, "/bin/sh");
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  const [untilStop = ""] = run.output().split(/^.*SIGTERM: /m);
  const lines = untilStop.split("\n");
  const site = `http://127.0.0.1:${new URL(run.url).port}`;
  // Without a terminal the log writes asynchronously: its last line may come after these.
  const shop = lines.indexOf(`The shop: ${site}`);
  expect(lines.slice(shop, shop + 3)).toEqual([
    `The shop: ${site}`,
    expect.stringContaining(`The desk: choose the owner's password at ${site}/desk/welcome#`),
    `The mails are written to ${join(data, "mail")}`,
  ]);
});

test("the server keeps running when the shell that put npm start into the background exits", async () => {
  const run = await open("/bin/sh", ["-c", "npm start &"], temporaryFolder(), "/bin/sh");
  expect(run.child.exitCode).toBe(0);
  expect((await fetch(`${run.url}/healthz`)).status).toBe(200);
});

test("without npm the server keeps running when its parent exits", async () => {
  const command = `"${process.execPath}" scripts/start.ts &`;
  const run = await open("/bin/sh", ["-c", command], temporaryFolder(), "/bin/sh");
  expect(run.child.exitCode).toBe(0);
  expect((await fetch(`${run.url}/healthz`)).status).toBe(200);
});

type Run = { child: ChildProcess; url: string; output(): string; ended: Promise<number | null> };

async function open(command: string, args: string[], data: string, shell: string): Promise<Run> {
  const { child, opened, output, exit } = launch(command, args, {
    cwd: ROOT,
    detached: true,
    env: {
      PATH,
      HOME,
      PORT: args.includes("dev") ? String(await twoFreePorts()) : "0",
      SAMPLE_DATA: "0",
      DATA_DIR: data,
      npm_config_script_shell: shell,
    },
  });
  started.add(child);
  return { child, url: await opened(), output, ended: exit.then(({ code }) => code) };
}

/**
 * A port that is free, as is the next one, on which `npm run dev` has its API. Below the range that
 * the system gives to port 0 and to connections (32768 and up), so that no other test gets it.
 */
async function twoFreePorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + 2 * randomInt(6_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

/**
 * Behaves like an old dash or BusyBox: the script's program is a child, and a signal ends only the
 * shell.
 */
function forkingShell(): string {
  const path = join(temporaryFolder(), "shell");
  writeFileSync(path, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n');
  chmodSync(path, 0o755);
  return path;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "noren-npm-"));
  folders.add(folder);
  return folder;
}
