import { category, dish } from "../dish.ts";
import type { RollRecipe, TrayPiece } from "../drawing/recipe.ts";
import { PLATTERS } from "../ids.ts";
import { sauces, tray } from "../options.ts";

const roll = (coat: RollRecipe["coat"], ...cores: RollRecipe["cores"]): TrayPiece => ({
  piece: "roll",
  coat,
  cores,
});
const nigiri = (topping: "salmon" | "tuna" | "seabream" | "shrimp" | "tamago" | "ikura" | "eel") =>
  ({ piece: "nigiri", topping }) as const;
const times = (count: number, piece: TrayPiece): TrayPiece[] => Array(count).fill(piece);

export const platters = category(
  PLATTERS,
  "hanada",
  ["Plateaux", "À partager ou à garder pour soi, avec gingembre et wasabi."],
  ["Platters", "To share or to keep to yourself, with ginger and wasabi."],
  [
    dish(1601, {
      fr: [
        "Plateau Le Quai",
        "18 pièces : 6 maki saumon, 6 california saumon avocat, 6 nigiri saumon et thon.",
      ],
      en: [
        "The Quay platter",
        "18 pieces: 6 salmon maki, 6 salmon avocado California, 6 salmon and tuna nigiri.",
      ],
      kitchen: "QUAI",
      price: [19.9, 21.5],
      score: 94,
      made: ["rice", "nori", "salmon", "tuna", "vegetables", "sesame"],
      options: [tray, sauces],
      picture: {
        slug: "plateau-quai",
        kind: "tray",
        tray: "lacquer",
        rows: [
          [nigiri("salmon"), nigiri("tuna"), nigiri("salmon"), { piece: "wasabi" }],
          times(6, roll("sesame", "salmon", "avocado")),
          times(6, roll("nori", "salmon")),
          [nigiri("tuna"), nigiri("salmon"), nigiri("tuna"), { piece: "ginger" }],
        ],
      },
    }),
    dish(1602, {
      fr: [
        "Plateau La Passerelle",
        "32 pièces : nigiri saumon, thon, daurade et crevette, maki, california tobiko et sésame.",
      ],
      en: [
        "The Footbridge platter",
        "32 pieces: salmon, tuna, sea bream and prawn nigiri, maki, tobiko and sesame California.",
      ],
      kitchen: "PASSERELLE",
      price: [34.5, 37],
      score: 81,
      made: [
        "rice",
        "nori",
        "salmon",
        "tuna",
        "seaBream",
        "prawn",
        "vegetables",
        "creamCheese",
        "tobiko",
        "sesame",
      ],
      options: [tray, sauces],
      picture: {
        slug: "plateau-passerelle",
        kind: "tray",
        tray: "wood",
        rows: [
          [
            nigiri("salmon"),
            nigiri("tuna"),
            nigiri("seabream"),
            nigiri("shrimp"),
            { piece: "ginger" },
          ],
          times(8, roll("tobiko", "tuna", "cucumber")),
          [...times(4, roll("nori", "cucumber")), ...times(4, roll("nori", "salmon", "cheese"))],
          times(8, roll("sesame", "salmon", "avocado")),
          [
            { piece: "wasabi" },
            nigiri("shrimp"),
            nigiri("salmon"),
            nigiri("tuna"),
            nigiri("seabream"),
          ],
        ],
      },
    }),
    dish(1603, {
      fr: [
        "Plateau Le Confluent",
        "44 pièces à plusieurs : nigiri et gunkan, maki, saumon roll, dragon roll et sashimi saumon.",
      ],
      en: [
        "The Confluence platter",
        "44 pieces to share: nigiri and gunkan, maki, salmon roll, dragon roll and salmon sashimi.",
      ],
      kitchen: "CONFLUENT",
      price: [54, 58],
      score: 76,
      made: [
        "rice",
        "nori",
        "salmon",
        "tuna",
        "seaBream",
        "eel",
        "salmonRoe",
        "tobiko",
        "omelette",
        "creamCheese",
        "vegetables",
        "tare",
        "sesame",
      ],
      options: [tray, sauces],
      picture: {
        slug: "plateau-confluent",
        kind: "tray",
        tray: "slate",
        rows: [
          [nigiri("tuna"), nigiri("ikura"), nigiri("eel"), nigiri("tamago"), nigiri("seabream")],
          times(9, roll("salmon", "cheese", "cucumber")),
          times(9, roll("tobiko", "tuna", "cucumber")),
          times(9, roll("avocado", "eel", "cucumber")),
          [
            { piece: "slices", fish: "salmon", count: 8 },
            { piece: "ginger" },
            ...times(4, roll("nori", "tuna")),
          ],
        ],
      },
    }),
    dish(1604, {
      fr: [
        "Plateau Le Jardin",
        "24 pièces végétariennes : maki avocat et concombre, california du jardin, nigiri omelette au kombu.",
      ],
      en: [
        "The Garden platter",
        "24 vegetarian pieces: avocado and cucumber maki, garden California, kombu omelette nigiri.",
      ],
      kitchen: "JARDIN",
      price: [21.9, 23.5],
      score: 59,
      made: ["rice", "nori", "sharedMat", "vegetables", "fruit", "herbs", "kombuOmelette"],
      options: [tray, sauces],
      picture: {
        slug: "plateau-jardin",
        kind: "tray",
        tray: "lacquer",
        rows: [
          times(7, roll("nori", "avocado")),
          times(7, roll("chives", "mango", "avocado", "carrot")),
          [...times(6, roll("nori", "cucumber")), { piece: "wasabi" }],
          times(4, nigiri("tamago")),
        ],
      },
    }),
    dish(1605, {
      fr: [
        "La Barque",
        "19 pièces servies en barque : sashimi saumon et thon, nigiri, gunkan ikura et saumon roll.",
      ],
      en: [
        "The Boat",
        "19 pieces served in a boat: salmon and tuna sashimi, nigiri, ikura gunkan and salmon roll.",
      ],
      kitchen: "BARQUE",
      price: [32, 34.5],
      score: 79,
      made: [
        "rice",
        "nori",
        "sharedMat",
        "salmon",
        "tuna",
        "salmonRoe",
        "creamCheese",
        "vegetables",
      ],
      options: [tray, sauces],
      picture: {
        slug: "plateau-barque",
        kind: "tray",
        tray: "boat",
        rows: [
          [
            { piece: "slices", fish: "salmon", count: 5 },
            { piece: "slices", fish: "tuna", count: 5 },
          ],
          [nigiri("salmon"), nigiri("ikura"), nigiri("tuna")],
          times(6, roll("salmon", "cheese", "cucumber")),
        ],
      },
    }),
  ],
);
