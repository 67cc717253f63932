import { pino, stdSerializers } from "pino";

export type Log = ReturnType<typeof createLog>;

/**
 * JSON lines on standard output. Nothing that names a person is ever logged: of an error only its
 * type, message and stack, of a request only what `request-log.ts` picks.
 */
export function createLog(level: string) {
  return pino({ level, base: null, serializers: { err: stdSerializers.err } });
}
