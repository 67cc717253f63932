import { countedFrom } from "./order-clock.ts";

const MINUTE_MS = 60_000;
const MINUTES = [10, 20, 30, 40, 50, 60, 75, 90] as const;
const USUAL_MINUTES = 20;
/** Orders wanted later than in this many minutes are promised by their own time. */
const SOON_MINUTES = 30;

type AnswerChoice = {
  /** Epoch milliseconds of the promised time. */
  at: number;
  /** From now, or after the wanted time of a later order; null for the wanted time itself. */
  minutes: number | null;
};

export type AnswerChoices = {
  choices: AnswerChoice[];
  /** Index of the choice that is offered first: the wanted time if it can be kept. */
  usual: number;
  isFromNow: boolean;
};

/** The times for which a new order can be accepted without typing one, the earliest first. */
export function answerChoices(wanted: number, now: number): AnswerChoices {
  const from = countedFrom(wanted, now, SOON_MINUTES);
  const choices: AnswerChoice[] = MINUTES.map((minutes) => ({
    at: from + minutes * MINUTE_MS,
    minutes,
  }));
  if (wanted > now) choices.push({ at: wanted, minutes: null });
  choices.sort((a, b) => a.at - b.at);
  const usual = choices.findIndex(({ minutes }) =>
    wanted > now ? minutes === null : minutes === USUAL_MINUTES,
  );
  return { choices, usual, isFromNow: from === now };
}
