/** Species whose meat has to name its origin (décrets 2002-1465 and 2022-65). */
export const SPECIES = ["beef", "pork", "lamb", "poultry"] as const;
export type Species = (typeof SPECIES)[number];

/** Countries as ISO 3166-1 alpha-2 codes; `born` is required for beef alone. */
export type MeatOrigin = { species: Species; born?: string; raised: string; slaughtered: string };

/** Groups of alcoholic drinks (code de la santé publique, L3321-1); 4 stands for 4 and 5. */
export const ALCOHOL_GROUPS = [3, 4] as const;
export type AlcoholGroup = (typeof ALCOHOL_GROUPS)[number];

/**
 * Facts about a dish or a choice that the law asks for; one that does not apply is absent.
 */
export type DishFacts = {
  /** Volume of a drink in centilitres (arrêté of 27 March 1987). */
  volume_cl?: number;
  alcohol_group?: AlcoholGroup;
  meat_origin?: MeatOrigin[];
  /** Sold sealed, so that it can be returned (code de la consommation, L221-28). */
  sealed?: true;
};
