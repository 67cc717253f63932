/** What a person of the desk is shown in place until they have done it once, in this order. */
export const ONBOARDING_HINTS = [
  /** Let the tablet ring: browsers ask for a touch first. */
  "bell",
  /** Accept an order, for a time. */
  "accept",
  /** Tell what becomes of an order that was accepted. */
  "next_step",
] as const;

export type HintName = (typeof ONBOARDING_HINTS)[number];
