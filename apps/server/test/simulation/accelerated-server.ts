import { run } from "../../src/run.ts";
import { timeBy } from "./accelerated-clock.ts";

/**
 * The server with an accelerated clock. Arguments: the clock's first value in epoch milliseconds,
 * and its speed. The first line of output is the machine's time at that moment. Intervals run by
 * the accelerated clock; timeouts for other systems stay in real time, since those are not
 * accelerated.
 */
const [at = 0, speed = 1] = process.argv.slice(2).map(Number);
const terms = { from: Date.now(), at, speed };
process.stdout.write(`from ${terms.from}\n`);

const { setInterval } = globalThis;
const accelerated = (work: () => void, ms = 0) => setInterval(work, ms / speed);
globalThis.setInterval = Object.assign(accelerated, setInterval) as typeof setInterval;

// Jobs are found by real time, so guests are told of a command at once.
await run(process.env, { now: () => timeBy(terms), holdMs: 0 });
