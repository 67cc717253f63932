import type { CardIntent, CardSession } from "./card-session.ts";

/** The card's part of the payment step; nothing of it is stored. */
export type CardStep = {
  /** `failed`: the provider's form cannot be had now, for the reason of `failure`. */
  phase: "loading" | "ready" | "failed";
  failure: "unavailable" | "amount_too_small";
  /** Of the attempt under way; null while there is none. */
  intent: CardIntent | null;
  session: CardSession | null;
  /** Why the card was refused, in the provider's own words. */
  sentence: string;
};

export const NO_CARD: CardStep = {
  phase: "loading",
  failure: "unavailable",
  intent: null,
  session: null,
  sentence: "",
};
