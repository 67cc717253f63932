import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import type { Opened } from "../../test/opener-process.ts";
import { restaurantFile } from "../../test/temporary-folder.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";

// 15 rounds of 4 processes each, on a possibly busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PROCESSES = 4;
const ROUNDS = 15;

onBothDatabases("concurrent opening of one database", (databases) => {
  const openers: ChildProcess[] = [];
  beforeAll(async () => {
    const script = join(import.meta.dirname, "..", "..", "test", "opener-process.ts");
    for (let i = 0; i < PROCESSES; i++) openers.push(fork(script));
    await Promise.all(openers.map((opener) => once(opener, "message")));
  });
  afterAll(() => {
    for (const opener of openers) opener.kill();
  });

  test("processes that open one database concurrently migrate and seed it once without errors", async () => {
    const SAMPLE_DATA = restaurantFile(testRestaurant);
    for (let round = 0; round < ROUNDS; round++) {
      const env = { ...(await databases.empty()), SAMPLE_DATA };
      const answers = openers.map((opener) => once(opener, "message"));
      for (const opener of openers) opener.send(env);
      const opened = (await Promise.all(answers)).map(([answer]) => answer as Opened);

      const errors = opened.flatMap((one) => ("error" in one ? [one.error] : []));
      expect(errors.join("\n")).toBe("");
      const migrations = opened.flatMap((one) => ("error" in one ? [] : one.migrations));
      expect(migrations).toContain("0001-opening");
      expect(new Set(migrations).size).toBe(migrations.length);
      expect(opened.filter((one) => "filled" in one && one.filled)).toHaveLength(1);
    }
  });
});
