import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { onBothDatabases } from "../../test/databases.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { transact } from "../db/transact.ts";
import { createLog } from "../log.ts";
import { type JobResult, jobHandler } from "./job-handler.ts";
import { leaseJobs, renewJobs, retryJob } from "./job-leases.ts";
import { enqueue, type JobType } from "./job-type.ts";
import { startJobs } from "./job-worker.ts";
import { LEASE_MS, RENEW_MS } from "./lease.ts";
import { purgeDoneJobs } from "./purge-done.ts";
import { runDueJobs } from "./run-job.ts";

const MINUTE_MS = 60_000;
const DONE: JobResult = { done: true };
const NOT_DONE: JobResult = { done: false, why: "the other side is unavailable" };

type Run = (job: { payload: { name: string }; attempts: number }) => Promise<JobResult>;

onBothDatabases("jobs", (databases) => {
  async function openQueue(prefetch = 0) {
    const { db } = await openTestDatabase(await databases.filled());
    const clock = { now: 0 };
    const services = { db, log: createLog("silent"), now: () => clock.now };
    const payload = z.object({ name: z.string() });
    const type: JobType<z.output<typeof payload>> = { name: "test", payload };
    const handlerOf = (run: Run) =>
      jobHandler(
        type,
        {
          concurrency: 2,
          prefetch,
          retryDelay: (attempts) => (attempts < 3 ? MINUTE_MS : null),
        },
        (_services: typeof services, job) => run(job),
      );
    type Options = { serialKey?: string; expiresAt?: number; runAt?: number };
    return {
      ...{ db, clock, type, services },
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

  test("a job due within a minute wakes the workers when it is due, without a poll", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearInterval"] });
    const { add, start, clock } = await openQueue();
    const done = Promise.withResolvers<void>();
    start(async () => {
      done.resolve();
      return DONE;
    });
    await add("soon", { runAt: 1500 });
    clock.now = 1500;
    vi.advanceTimersByTime(1500);
    await done.promise;
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

  /** A worker that runs two jobs until `end`, and has leased a third in advance. */
  async function workerAhead() {
    const queue = await openQueue(5);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    for (const name of ["a", "b", "c"]) await queue.add(name);
    const worker = queue.start(async ({ payload: { name } }) => {
      if (name === "b") begin();
      await mayEnd;
      return DONE;
    });
    await begun;
    const stop = async () => {
      const stopping = worker.stop();
      end();
      await stopping;
    };
    return { ...queue, stop };
  }

  test("jobs leased in advance are released when the worker stops", async () => {
    const { rows, stop } = await workerAhead();
    expect(await rows()).toMatchObject([{ attempts: 1 }, { attempts: 1 }, { attempts: 1 }]);
    await stop();
    expect(await rows()).toMatchObject([
      { done_at: 0 },
      { done_at: 0 },
      { done_at: null, leased_until: null, attempts: 0 },
    ]);
  });

  test("a job that another worker has leased since is not released", async () => {
    const { db, rows, stop } = await workerAhead();
    const theirs = { attempts: 2, leased_until: 2 * LEASE_MS };
    const third = (await rows()).at(-1)?.id ?? 0;
    await db.updateTable("jobs").set(theirs).where("id", "=", third).execute();
    await stop();
    expect((await rows()).at(-1)).toMatchObject({ done_at: null, ...theirs });
  });

  test("a job leased in advance is not run once its lease has expired, but leased again", async () => {
    const { add, start, rows, clock } = await openQueue(5);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    for (const name of ["a", "b", "c"]) await add(name);
    const attempts: number[] = [];
    start(async (job) => {
      if (job.payload.name === "b") begin();
      if (job.payload.name === "c") attempts.push(job.attempts);
      else await mayEnd;
      return DONE;
    });
    await begun;
    clock.now = LEASE_MS;
    end();
    await expect.poll(async () => (await rows()).every((row) => row.done_at !== null)).toBe(true);
    expect(attempts).toEqual([2]);
  });

  test("results recorded together are recorded alone where one of them cannot be written", async () => {
    const { add, start, rows } = await openQueue();
    for (const name of ["a", "b", "c"]) await add(name);
    const all = async (_trx: unknown, ids: readonly number[]) => {
      if (ids.includes(2)) throw new Error("this row cannot be written");
    };
    const { promise: bothRun, resolve } = Promise.withResolvers<void>();
    start(async ({ payload: { name } }) => {
      if (name === "b") resolve();
      await bothRun;
      return { done: true, write: { all, id: ["a", "b", "c"].indexOf(name) + 1 } };
    });
    const open = async () =>
      (await rows()).filter(({ done_at }) => done_at === null).map(({ payload }) => payload);
    await expect.poll(open).toEqual([JSON.stringify({ name: "b" })]);
  });

  test("a job of a killed process is run by another one when its lease has expired", async () => {
    const { add, runDue, clock } = await openQueue();
    await add("a");
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    void runDue(() => {
      begin();
      return new Promise<JobResult>(() => {});
    });
    await begun;
    const attempts: number[] = [];
    const run: Run = async (job) => {
      attempts.push(job.attempts);
      return DONE;
    };
    clock.now = MINUTE_MS / 2 - 1;
    await runDue(run);
    expect(attempts).toEqual([]);
    clock.now = MINUTE_MS / 2;
    await runDue(run);
    expect(attempts).toEqual([2]);
  });

  test("a job is deleted 30 days after it was done, and never before it is done", async () => {
    const { add, db, rows, runDue, services, clock } = await openQueue();
    await add("a");
    await runDue(async () => DONE);
    const { id: _, ...job } = (await rows())[0] ?? { id: 0 };
    const copies = Array.from({ length: 1200 }, (_, i) => ({ ...job, dedupe_key: `copy:${i}` }));
    for (const copy of copies)
      await db
        .insertInto("jobs")
        .values(copy as never)
        .execute();
    await add("open");
    clock.now = 30 * 24 * 60 * MINUTE_MS - 1;
    await purgeDoneJobs.run(services);
    expect(await rows()).toHaveLength(1202);
    clock.now += 1;
    await purgeDoneJobs.run(services);
    expect(await rows()).toMatchObject([{ dedupe_key: "test:open" }]);
  });

  test("the lease of a running job is renewed, also while its process stops", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const { add, start, runDue, rows, clock } = await openQueue();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    await add("a");
    const worker = start(async () => {
      begin();
      await mayEnd;
      return DONE;
    });
    await begun;
    const passes = async () => {
      clock.now += LEASE_MS - 1;
      vi.advanceTimersByTime(RENEW_MS);
      const renewed = [{ leased_until: clock.now + LEASE_MS, attempts: 1 }];
      await expect.poll(rows).toMatchObject(renewed);
      await runDue(() => expect.unreachable());
    };
    await passes();
    await passes();
    const stopping = worker.stop();
    await passes();
    end();
    await stopping;
    expect(await rows()).toMatchObject([{ done_at: clock.now, attempts: 1 }]);
  });

  test("a lease that expired is not renewed once another process has it, nor after its job's retry", async () => {
    const { db, add, rows, clock } = await openQueue();
    await add("a");
    const lease = () => leaseJobs(db, { kind: "test", now: clock.now, limit: 1 });
    const late = await lease();
    clock.now = LEASE_MS;
    const [job] = await lease();
    await renewJobs(db, late, clock.now + 1);
    expect(await rows()).toMatchObject([{ leased_until: 2 * LEASE_MS, attempts: 2 }]);
    if (!job) throw new Error("nothing was leased");
    await transact(db, (trx) => retryJob(trx, job, clock.now, "too slow"));
    await renewJobs(db, [job], clock.now);
    expect(await rows()).toMatchObject([{ leased_until: null, attempts: 2 }]);
  });
});
