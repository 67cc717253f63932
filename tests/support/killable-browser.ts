import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { browserOptions } from "../e2e/browser.ts";

const LISTENING = /DevTools listening on (ws:\S+)/;

/** A browser with a profile on disk, as a person's own: what it has stored survives a kill. */
export type KillableBrowser = {
  context: () => BrowserContext;
  /** Kills every process of the browser with SIGKILL, and starts it again on the same profile. */
  killAndRestart: () => Promise<void>;
  close: () => Promise<void>;
};

type Running = { process: ChildProcess; context: BrowserContext };

/**
 * Killed when the tests exit, so that a test that fails before `close` leaves no browser behind.
 */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const browser of running) killGroup(browser);
});

export async function startKillableBrowser(): Promise<KillableBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "noren-profile-"));
  let browser = await start(profile);

  async function kill(): Promise<void> {
    const exit = once(browser.process, "exit");
    killGroup(browser.process);
    await exit;
  }

  return {
    context: () => browser.context,
    async killAndRestart() {
      const cookies = await browser.context.cookies();
      await kill();
      browser = await start(profile);
      // Chromium writes cookies every half minute; a session at the desk is older than that.
      await browser.context.addCookies(cookies);
    },
    async close() {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function start(profile: string): Promise<Running> {
  const { executablePath = chromium.executablePath(), args = [] } = browserOptions();
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  // A process group of its own: the program may be a script that starts the browser.
  const child = spawn(executablePath, [...args, ...own, "about:blank"], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser has no window");
  return { process: child, context };
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      output += String(chunk);
      const [, address] = LISTENING.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`The browser did not start: ${output}`)));
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
