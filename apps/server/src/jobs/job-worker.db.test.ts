import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { onBothDatabases } from "../../test/databases.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { transact } from "../db/transact.ts";
import { createLog } from "../log.ts";
import { type JobResult, jobHandler } from "./job-handler.ts";
import { enqueue, type JobType } from "./job-type.ts";
import { startJobs } from "./job-worker.ts";
import { runDueJobs } from "./run-job.ts";

const MINUTE_MS = 60_000;
const DONE: JobResult = { done: true };
const NOT_DONE: JobResult = { done: false, why: "the other side is unavailable" };

type Run = (job: { payload: { name: string }; attempts: number }) => Promise<JobResult>;

onBothDatabases("jobs", (databases) => {
  async function openQueue() {
    const { db } = await openTestDatabase(await databases.filled());
    const clock = { now: 0 };
    const services = { db, log: createLog("silent"), now: () => clock.now };
    const payload = z.object({ name: z.string() });
    const type: JobType<z.output<typeof payload>> = { name: "test", payload };
    const handlerOf = (run: Run) =>
      jobHandler(
        type,
        { concurrency: 2, retryDelay: (attempts) => (attempts < 3 ? MINUTE_MS : null) },
        (_services: typeof services, job) => run(job),
      );
    type Options = { serialKey?: string; expiresAt?: number };
    return {
      ...{ db, clock, type },
      add: (name: string, options: Options = {}) =>
        transact(db, (trx) =>
          enqueue(trx, type, { payload: { name }, dedupeKey: name, now: clock.now, ...options }),
        ),
      runDue: (run: Run) => runDueJobs(services, handlerOf(run)),
      start(run: Run) {
        const worker = startJobs(services, [handlerOf(run)]);
        onTestFinished(() => worker.stop());
        return worker;
      },
      rows: () => db.selectFrom("jobs").selectAll().orderBy("id").execute(),
    };
  }

  test("jobs with the same dedupe key are enqueued once; a rolled back one is not enqueued", async () => {
    const { db, type, add, runDue } = await openQueue();
    await add("a");
    await add("a");
    const undone = transact(db, async (trx) => {
      await enqueue(trx, type, { payload: { name: "b" }, dedupeKey: "b", now: 0 });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const names: string[] = [];
    await runDue(async ({ payload }) => {
      names.push(payload.name);
      return DONE;
    });
    expect(names).toEqual(["a"]);
  });

  test("a failed job is retried after the policy's delay, then given up with the reason", async () => {
    const { add, runDue, rows, clock } = await openQueue();
    await add("a");
    const attempts: number[] = [];
    const run: Run = async (job) => {
      attempts.push(job.attempts);
      return NOT_DONE;
    };
    await runDue(run);
    await runDue(run);
    expect(attempts).toEqual([1]);
    for (let times = 0; times < 5; times++) {
      clock.now += MINUTE_MS;
      await runDue(run);
    }
    expect(attempts).toEqual([1, 2, 3]);
    expect(await rows()).toMatchObject([
      { done_at: 2 * MINUTE_MS, last_error: "the other side is unavailable", payload: "null" },
    ]);
  });

  test("a job whose handler throws is retried", async () => {
    const { add, runDue, clock } = await openQueue();
    await add("a");
    await runDue(() => Promise.reject(new Error("a bug")));
    clock.now += MINUTE_MS;
    const attempts: number[] = [];
    await runDue(async (job) => {
      attempts.push(job.attempts);
      return DONE;
    });
    expect(attempts).toEqual([2]);
  });

  test("an expired job is given up without being run", async () => {
    const { add, runDue, rows, clock } = await openQueue();
    await add("a", { expiresAt: MINUTE_MS });
    clock.now = MINUTE_MS;
    await runDue(() => expect.unreachable());
    expect(await rows()).toMatchObject([
      { done_at: MINUTE_MS, last_error: "it expired before it was done" },
    ]);
  });

  test("a job's writes happen in the transaction that ends it", async () => {
    const { add, runDue, rows } = await openQueue();
    await add("a");
    const failing = runDue(async () => ({
      done: true,
      write: () => Promise.reject(new Error("the database is unavailable")),
    }));
    await expect(failing).rejects.toThrow("the database is unavailable");
    expect(await rows()).toMatchObject([{ done_at: null }]);
  });

  test("jobs of one serial key run sequentially, others concurrently", async () => {
    const { add, start, rows } = await openQueue();
    const order: string[] = [];
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: otherRan, resolve: ranOther } = Promise.withResolvers<void>();
    await add("first", { serialKey: "order-1" });
    await add("second", { serialKey: "order-1" });
    await add("other", { serialKey: "order-2" });
    start(async ({ payload: { name } }) => {
      if (name === "first") await mayEnd;
      order.push(name);
      if (name === "other") ranOther();
      return DONE;
    });
    await otherRan;
    expect(order).toEqual(["other"]);
    end();
    await expect.poll(async () => (await rows()).every((row) => row.done_at !== null)).toBe(true);
    expect(order).toEqual(["other", "first", "second"]);
  });

  test("a commit wakes the worker; stopping waits for running jobs", async () => {
    const { add, start, rows } = await openQueue();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const worker = start(async () => {
      begin();
      await mayEnd;
      return DONE;
    });
    await add("a");
    await begun;
    const stopping = worker.stop();
    end();
    await stopping;
    expect(await rows()).toMatchObject([{ done_at: 0 }]);
  });

  test("a job of a killed process is run by another one after its lease has expired", async () => {
    const { add, runDue, clock } = await openQueue();
    await add("a");
    void runDue(() => new Promise<JobResult>(() => {}));
    const attempts: number[] = [];
    const run: Run = async (job) => {
      attempts.push(job.attempts);
      return DONE;
    };
    await expect
      .poll(async () => {
        clock.now += MINUTE_MS;
        await runDue(run);
        return attempts;
      })
      .toEqual([2]);
    expect(clock.now).toBeGreaterThanOrEqual(5 * MINUTE_MS);
  });
});
