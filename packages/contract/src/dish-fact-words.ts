import type { AlcoholGroup, DishFacts, MeatOrigin, Species } from "@noren/ordering/dish-facts.ts";
import { formatCountry } from "./format/countries.ts";
import { formatVolume } from "./format/volumes.ts";
import type { Locale } from "./locales.ts";

type Words = {
  species: Record<Species, string>;
  origin: (species: string, country: string) => string;
  stages: (species: string, born: string, raised: string, slaughtered: string) => string;
  raised: (species: string, raised: string, slaughtered: string) => string;
  alcohol: Record<AlcoholGroup, string>;
};

const WORDS: Record<Locale, Words> = {
  fr: {
    species: { beef: "Viande bovine", pork: "Porc", lamb: "Agneau", poultry: "Volaille" },
    origin: (species, country) => `${species}\u00a0: origine ${country}.`,
    stages: (species, born, raised, slaughtered) =>
      `${species}\u00a0: naissance ${born}, élevage ${raised}, abattage ${slaughtered}.`,
    raised: (species, raised, slaughtered) =>
      `${species}\u00a0: élevage ${raised}, abattage ${slaughtered}.`,
    alcohol: {
      3: "Boisson alcoolisée (groupe 3), vente interdite aux moins de 18 ans.",
      4: "Boisson alcoolisée (groupes 4 et 5), vente interdite aux moins de 18 ans.",
    },
  },
  en: {
    species: { beef: "Beef", pork: "Pork", lamb: "Lamb", poultry: "Poultry" },
    origin: (species, country) => `${species}: from ${country}.`,
    stages: (species, born, raised, slaughtered) =>
      `${species}: born in ${born}, raised in ${raised}, slaughtered in ${slaughtered}.`,
    raised: (species, raised, slaughtered) =>
      `${species}: raised in ${raised}, slaughtered in ${slaughtered}.`,
    alcohol: {
      3: "Alcoholic drink (group 3), not sold to anyone under 18.",
      4: "Alcoholic drink (groups 4 and 5), not sold to anyone under 18.",
    },
  },
};

/** The facts in sentences, for the dish itself: volume, alcohol, then the origin of each meat. */
export function factSentences(facts: DishFacts, locale: Locale): string[] {
  const { volume_cl, alcohol_group, meat_origin = [] } = facts;
  return [
    ...(volume_cl === undefined ? [] : [`${formatVolume(volume_cl, locale)}.`]),
    ...(alcohol_group === undefined ? [] : [WORDS[locale].alcohol[alcohol_group]]),
    ...meat_origin.map((origin) => originSentence(origin, locale)),
  ];
}

/** One country where it is the same at every stage (décret 2002-1465, article 2). */
function originSentence({ species, born, raised, slaughtered }: MeatOrigin, locale: Locale) {
  const words = WORDS[locale];
  const name = words.species[species];
  const country = (code: string) => formatCountry(code, locale);
  if ((born ?? raised) === raised && raised === slaughtered)
    return words.origin(name, country(raised));
  return born === undefined
    ? words.raised(name, country(raised), country(slaughtered))
    : words.stages(name, country(born), country(raised), country(slaughtered));
}
