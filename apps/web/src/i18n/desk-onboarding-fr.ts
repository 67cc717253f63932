import type { HintName } from "@noren/contract/staff/onboarding-hints.ts";

/** What somebody on their first shift reads beside what is to be pressed, until they have pressed it. */
export const onboardingFr: Record<HintName, string> = {
  bell: "Touchez le bouton : la tablette sonnera à chaque nouvelle commande.",
  accept: "Touchez l’heure que vous tiendrez.",
  next_step: "Ensuite : touchez ici dès que vous commencez.",
};
