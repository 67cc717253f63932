import type { onboardingFr } from "./desk-onboarding-fr.ts";

export const onboardingEn: typeof onboardingFr = {
  bell: "Tap the button: the tablet will ring for every new order.",
  accept: "Tap the time that you can keep; − and + change it.",
  next_step: "Next: tap here when you begin.",
};
