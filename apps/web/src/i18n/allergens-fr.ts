/** Catalogue of the allergen table; loaded with its page. */
export const allergensFr = {
  descriptions: {
    allergens: (restaurant: string) =>
      `${restaurant}\u00a0: les allergènes et les régimes de chaque plat, options comprises.`,
  },
  allergens: {
    lead: "Les 14 allergènes que la loi demande de nommer, plat par plat, tels que la maison les déclare.",
    meanings: {
      contains: "Contient : l’ingrédient fait partie de la recette.",
      mayContain:
        "Peut contenir : il n’y est pas mis, mais des traces ne peuvent pas être exclues.",
      none: "Ni l’un ni l’autre : le plat n’en contient pas, d’après sa recette.",
      unknown: "Non communiqué : rien n’est déclaré, ce qui ne veut pas dire qu’il n’y en a pas.",
    },
    contains: "contient",
    mayContain: "peut contenir",
    unknown: "Non communiqué",
    incomplete: "Liste incomplète",
    none: "Aucun des 14",
    dish: "Plat",
    choice: "Option",
    choices: "Options et suppléments",
    choicesText:
      "Ce qu’un choix ajoute au plat. La fiche d’un plat et le panier en tiennent compte.",
    care: "Tout se prépare dans la même cuisine. En cas d’allergie grave, parlez-nous-en avant de commander.",
  },
};

export type AllergensMessages = typeof allergensFr;
