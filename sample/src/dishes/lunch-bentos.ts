import { category, dish } from "../dish.ts";
import type { TrayPiece } from "../drawing/recipe.ts";
import { heat, lunchDrink, lunchSide, type PartTemplate, sauces } from "../options.ts";

const salmonNigiri: TrayPiece = { piece: "nigiri", topping: "salmon" };
const prawnNigiri: TrayPiece = { piece: "nigiri", topping: "shrimp" };
const threeMaki: TrayPiece[] = Array(3).fill({ piece: "roll", coat: "nori", cores: ["salmon"] });

const starter: PartTemplate = {
  fr: "Entrée",
  en: "Starter",
  min: 1,
  max: 1,
  dishes: [
    [1701, 0],
    [1707, 0],
    [1703, 1],
  ],
};

const main: PartTemplate = {
  fr: "Plat",
  en: "Main",
  min: 1,
  max: 1,
  dishes: [
    [1205, 0],
    [1301, 0],
    [1306, 0],
    [1304, 2],
  ],
};

const drink: PartTemplate = {
  fr: "Boisson",
  en: "Drink",
  min: 1,
  max: 1,
  dishes: [
    [1804, 0],
    [1803, 0],
    [1801, 0],
    [1805, 1.5],
  ],
};

export const lunchBentos = category(
  20,
  "tamago",
  ["Bentos et formules", "Un déjeuner complet dans sa boîte, accompagnement compris."],
  ["Bento boxes and sets", "A whole lunch in its box, side included."],
  [
    dish(2001, {
      fr: [
        "Bento saumon teriyaki",
        "Saumon grillé laqué, riz au sésame, omelette roulée, chou croquant et edamame.",
      ],
      en: [
        "Salmon teriyaki bento",
        "Glazed grilled salmon, sesame rice, rolled omelette, crunchy cabbage and edamame.",
      ],
      price: [14.5, 15.5],
      score: 92,
      made: ["salmon", "tare", "rice", "sesame", "omelette", "vegetables", "edamame"],
      options: [lunchSide, lunchDrink],
      picture: {
        slug: "bento-saumon",
        kind: "bento",
        box: "salmon",
      },
    }),
    dish(2002, {
      fr: [
        "Bento karaage",
        "Poulet frit au gingembre, riz au sésame, légumes vinaigrés et citron.",
      ],
      en: ["Karaage bento", "Ginger fried chicken, sesame rice, pickled vegetables and lemon."],
      price: [13.5, 14.5],
      score: 86,
      made: ["chicken", "soySauce", "wheatFlour", "fryer", "rice", "sesame", "vegetables", "fruit"],
      facts: { meat_origin: [{ species: "poultry", raised: "FR", slaughtered: "FR" }] },
      options: [lunchSide, heat, lunchDrink],
      picture: {
        slug: "bento-karaage",
        kind: "bento",
        box: "karaage",
      },
    }),
    dish(2003, {
      fr: [
        "Bento du jardin",
        "Tofu grillé au miso, maki avocat, edamame, carotte et wakame au sésame.",
      ],
      en: ["Garden bento", "Miso-grilled tofu, avocado maki, edamame, carrot and sesame wakame."],
      price: [12.9, 13.9],
      score: 61,
      made: ["tofu", "whiteMiso", "rice", "nori", "vegetables", "edamame", "wakame", "sesame"],
      options: [lunchSide, lunchDrink],
      companions: [2201, 2203],
      picture: {
        slug: "bento-jardin",
        kind: "bento",
        box: "garden",
      },
    }),
    dish(2004, {
      fr: [
        "Formule du pont",
        "4 nigiri saumon et crevette, 6 maki saumon, et l’accompagnement de votre choix.",
      ],
      en: ["Bridge set", "4 salmon and prawn nigiri, 6 salmon maki, and the side of your choice."],
      price: [14.9, 15.9],
      score: 83,
      made: ["rice", "nori", "sharedMat", "salmon", "prawn"],
      options: [lunchSide, sauces, lunchDrink],
      picture: {
        slug: "formule-pont",
        kind: "tray",
        tray: "wood",
        rows: [
          [salmonNigiri, ...threeMaki],
          [prawnNigiri, salmonNigiri, { piece: "ginger" }],
          [...threeMaki, prawnNigiri],
        ],
      },
    }),
    dish(2005, {
      fr: [
        "Bento du chef",
        "Poulet frit au gingembre, maki avocat, omelette roulée, wakame au sésame et edamame.",
      ],
      en: [
        "Chef’s bento",
        "Ginger fried chicken, avocado maki, rolled omelette, sesame wakame and edamame.",
      ],
      price: [16.5, 17.5],
      score: 44,
      daily: 12,
      made: [
        "chicken",
        "soySauce",
        "wheatFlour",
        "fryer",
        "rice",
        "nori",
        "vegetables",
        "omelette",
        "wakame",
        "sesame",
        "edamame",
      ],
      facts: { meat_origin: [{ species: "poultry", raised: "FR", slaughtered: "FR" }] },
      picture: {
        slug: "bento-chef",
        kind: "bento",
        box: "chef",
      },
    }),
    dish(2401, {
      fr: [
        "Formule de la rive",
        "Une entrée, un plat et une boisson de votre choix, pour un seul prix.",
      ],
      en: ["Riverside set", "A starter, a main and a drink of your choice, for one price."],
      price: [11.9, 12.9],
      score: 84,
      made: [],
      parts: [starter, main, drink],
      options: [sauces],
      picture: {
        slug: "formule-rive",
        kind: "tray",
        tray: "wood",
        rows: [
          Array(6).fill({ piece: "roll", coat: "salmon", cores: ["cheese", "cucumber"] }),
          [salmonNigiri, prawnNigiri, { piece: "wasabi" }],
        ],
      },
    }),
  ],
);
