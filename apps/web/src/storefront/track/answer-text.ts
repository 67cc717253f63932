import type { Tracking } from "@noren/contract/tracking.ts";
import type { Menu } from "@noren/ordering/model.ts";
import { nextOpening } from "@noren/ordering/pause.ts";
import type { WaitingWords } from "../../i18n/waiting-words.ts";
import type { restaurantClock } from "./restaurant-clock.ts";

type Waiting = {
  answer: NonNullable<Tracking["answer"]>;
  menus: readonly Menu[];
  timezone: string;
  /** Epoch milliseconds. */
  now: number;
};

/**
 * When the restaurant answers a new order, true at `now`: with its opening while it is closed, and
 * without the expected time once that has passed.
 */
export function answerText(
  { answer: { expected_at, latest_at }, menus, timezone, now }: Waiting,
  words: WaitingWords,
  clock: ReturnType<typeof restaurantClock>,
): string[] {
  const opening = nextOpening({ menus, timezone }, now);
  const opens = opening !== null && opening > now ? new Date(opening).toISOString() : null;
  // A day that stands with the opening is not repeated.
  const dayOf = (instant: string) => {
    const day = clock.onOtherDay(instant);
    return opens !== null && day === clock.onOtherDay(opens) ? null : day;
  };
  const at = (instant: string) => words.at(clock.time(instant), dayOf(instant));
  const around = (instant: string) => words.around(clock.time(instant), dayOf(instant));
  if (opens !== null) {
    const { around: expected, latest } = words.closedAnswer;
    const said = expected_at === null ? latest(at(latest_at)) : expected(around(expected_at));
    return [words.opens(words.at(clock.time(opens), clock.onOtherDay(opens)), said)];
  }
  if (Date.parse(latest_at) <= now) return [words.answers.soon];
  if (expected_at === null) return [words.answers.latest(at(latest_at))];
  const isAhead = Date.parse(expected_at) > now;
  return [
    isAhead ? words.answers.around(around(expected_at)) : words.answers.soon,
    words.unanswered(at(latest_at)),
  ];
}
