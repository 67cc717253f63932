import type { AllergensMessages } from "./allergens-fr.ts";

export const allergensEn: AllergensMessages = {
  descriptions: {
    allergens: (restaurant) =>
      `Allergens and diets of every dish of ${restaurant}, options included.`,
  },
  allergens: {
    lead: "The 14 allergens that the law wants named, dish by dish, as the house declares them.",
    meanings: {
      contains: "Contains: it is an ingredient of the recipe.",
      mayContain: "May contain: it is not put in, but traces cannot be ruled out.",
      none: "Neither: by its recipe, the dish does not contain it.",
      unknown: "Not provided: nothing is declared, which does not mean that there is none.",
    },
    contains: "contains",
    mayContain: "may contain",
    unknown: "Not provided",
    incomplete: "Incomplete list",
    none: "None of the 14",
    dish: "Dish",
    choice: "Option",
    choices: "Options and extras",
    choicesText: "What a choice adds to its dish. The dish’s own page and the cart count it in.",
    care: "Everything is made in one kitchen. With a serious allergy, please talk to us before ordering.",
  },
};
