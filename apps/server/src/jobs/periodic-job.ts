import { coalesce } from "../coalesce.ts";
import type { Log } from "../log.ts";
import type { Stoppable } from "./job-worker.ts";

/** A task that every instance repeats; several instances may run it at the same time. */
export type PeriodicJob<Services> = {
  name: string;
  everyMs: number;
  run(services: Services): Promise<void>;
};

/** Runs each job at once and then every `everyMs`, never overlapping, until stopped. */
export function startPeriodicJobs<Services extends { log: Pick<Log, "error"> }>(
  services: Services,
  jobs: readonly PeriodicJob<Services>[],
): Stoppable {
  const started = jobs.map(({ name, everyMs, run }) => {
    const failure = `the periodic job ${name} failed; trying again`;
    const runner = coalesce(
      () => run(services),
      (err) => services.log.error({ err }, failure),
    );
    const timer = setInterval(runner.wake, everyMs).unref();
    runner.wake();
    return { runner, timer };
  });
  return {
    async stop() {
      for (const { timer } of started) clearInterval(timer);
      await Promise.all(started.map(({ runner }) => runner.stop()));
    },
  };
}
