import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { withLock } from "./lock.ts";

let lock: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "noren-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  lock = join(folder, "lock");
  vi.spyOn(console, "log").mockReturnValue();
});

/** No process has it: above the highest id that Linux gives. */
const DEAD = 2 ** 22 + 1;

test("a lock is held during the work, and free after it, also where it fails", async () => {
  await withLock(lock, async () => {
    expect(existsSync(lock)).toBe(true);
  });
  await expect(withLock(lock, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(existsSync(lock)).toBe(false);
});

test("a lock waits for its living owner", async () => {
  const order: string[] = [];
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const first = withLock(lock, async () => {
    await mayEnd;
    order.push("first");
  });
  const second = withLock(lock, async () => void order.push("second"));
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(["first", "second"]);
});

test.each([
  ["of a dead process", DEAD, null],
  ["from before the machine was started", process.pid, new Date(0)],
  ["that never got an owner", null, new Date(0)],
])("a lock %s is removed", async (_, pid, since) => {
  mkdirSync(lock);
  if (pid !== null) writeFileSync(join(lock, "pid"), String(pid));
  if (since) utimesSync(lock, since, since);
  const work = vi.fn(async () => {});
  await withLock(lock, work);
  expect(work).toHaveBeenCalledOnce();
});

test("a lock that cannot be written fails at once", async () => {
  await expect(withLock(join(lock, "below"), async () => {})).rejects.toThrow("ENOENT");
});
