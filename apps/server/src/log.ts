import { type DestinationStream, pino, stdSerializers } from "pino";

export type Log = ReturnType<typeof createLog>;

/**
 * JSON lines, on standard output where no other place is given. Nothing that names a person is
 * ever logged: of an error its type, message and stack, of a request what `requestLog` picks.
 */
export function createLog(level: string, destination?: DestinationStream) {
  const options = { level, base: null, serializers: { err: stdSerializers.err } };
  return destination ? pino(options, destination) : pino(options);
}

type Entry = { time: number; level: number; msg?: string; err?: { stack?: string } };

/** For people who watch: a short plain line for each of the log's. */
export const terminal: DestinationStream = { write: writePlain };

function writePlain(line: string): void {
  const { time, level, msg, err, ...facts } = JSON.parse(line) as Entry;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const word = level >= 50 ? "error " : level >= 40 ? "warning " : "";
  const rest = Object.entries(facts).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  process.stdout.write(`${clock} ${word}${msg ?? ""}${rest.join("")}\n`);
  if (err?.stack) process.stdout.write(`${err.stack}\n`);
}
