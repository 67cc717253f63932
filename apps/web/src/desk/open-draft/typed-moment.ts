import { isRecord } from "@noren/contract/api-problem.ts";

/** A day and a time as their inputs have them; empty where nothing is chosen. */
export type TypedMoment = { date: string; time: string };

/** What was typed on an earlier visit; null where it is no moment. */
export function typedMomentIn(value: unknown): TypedMoment | null {
  if (!isRecord(value)) return null;
  const { date, time } = value;
  return typeof date === "string" && typeof time === "string" ? { date, time } : null;
}

/** `YYYY-MM-DDTHH:MM`; null until both are chosen. */
export function localOf({ date, time }: TypedMoment): string | null {
  return date && time ? `${date}T${time.slice(0, 5)}` : null;
}
