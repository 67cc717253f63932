/**
 * One clock for a run of browser tests: it shows the named instant when the run begins and runs on
 * from there, in the tests, in their servers (`shifted-process.ts`) and in their pages
 * (`browser.addInitScript` in `e2e/test.ts`).
 */

/** A Thursday at 18:40 in Paris: the sample restaurant has been open for ten minutes. */
export const THURSDAY_IN_SERVICE = "2027-01-14T17:40:00Z";

/** The test clock minus the machine's, in milliseconds; inherited by every process of the run. */
const VARIABLE = "TEST_CLOCK_OFFSET_MS";

/** Starts the run's clock, unless the run has one already. `TEST_INSTANT` names another instant. */
export function startTestClock(): void {
  process.env[VARIABLE] ??= String(offsetOf(process.env.TEST_INSTANT ?? THURSDAY_IN_SERVICE));
}

/** 0 outside of a run with a clock of its own. */
export function testClockOffset(): number {
  return Number(process.env[VARIABLE] ?? 0);
}

/** A clock that shows `instant` now, minus the machine's, in milliseconds. */
export function offsetOf(instant: string): number {
  const machineNow = Date.now() - testClockOffset();
  return Date.parse(instant) - machineNow;
}

/** Environment of a server whose clock is the machine's plus `offset` milliseconds. */
export function clockEnvironment(offset: number): Record<string, string> {
  return { [VARIABLE]: String(offset) };
}

/**
 * Shifts the global `Date` by `offset` milliseconds. Stringified for the pages: it uses nothing
 * outside of itself.
 */
export function shiftDate(offset: number): void {
  const MachineDate = Date;
  const now = () => MachineDate.now() + offset;
  const Shifted = new Proxy(MachineDate, {
    apply: () => new MachineDate(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
  MachineDate.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
