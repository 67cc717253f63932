import type { CardIntent, CardSession } from "./card-session.ts";

/** State of the card form; never stored. */
export type CardStep = {
  /** `failed`: the provider's form is unavailable, for the reason in `failure`. */
  phase: "loading" | "ready" | "failed";
  failure: "unavailable" | "amount_too_small";
  /** Intent of the current attempt; null while there is none. */
  intent: CardIntent | null;
  session: CardSession | null;
  /** Why the card was declined, in the provider's own words. */
  sentence: string;
};

export const NO_CARD: CardStep = {
  phase: "loading",
  failure: "unavailable",
  intent: null,
  session: null,
  sentence: "",
};
