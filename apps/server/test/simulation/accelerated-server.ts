import { run } from "../../src/run.ts";
import { timeBy } from "./accelerated-clock.ts";

/**
 * The program with another clock: the arguments say what it shows at first, in epoch milliseconds,
 * and how fast it is; the first line says when that was by the machine's. What the program does
 * every so often it does as often by that clock; how long it waits for others stays as it is, since
 * they are not faster.
 */
const [at = 0, speed = 1] = process.argv.slice(2).map(Number);
const terms = { from: Date.now(), at, speed };
process.stdout.write(`from ${terms.from}\n`);

const { setInterval } = globalThis;
const accelerated = (work: () => void, ms = 0) => setInterval(work, ms / speed);
globalThis.setInterval = Object.assign(accelerated, setInterval) as typeof setInterval;

await run(process.env, { now: () => timeBy(terms) });
