import type { HintName } from "@noren/contract/staff/onboarding-hints.ts";

/** Onboarding hints, shown next to a button until it was used once. */
export const onboardingFr: Record<HintName, string> = {
  bell: "Touchez le bouton : la tablette sonnera à chaque nouvelle commande.",
  accept: "Touchez l’heure que vous tiendrez ; − et + la changent.",
  next_step: "Ensuite : touchez ici dès que vous commencez.",
};
