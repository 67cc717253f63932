/** Onboarding hints at the desk, in this order; each is shown until the person has done it once. */
export const ONBOARDING_HINTS = [
  /** Enable the alarm sound: browsers require a tap first. */
  "bell",
  /** Accept an order with a promised time. */
  "accept",
  /** Record the next step of an accepted order. */
  "next_step",
] as const;

export type HintName = (typeof ONBOARDING_HINTS)[number];
