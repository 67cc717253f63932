import { category, dish } from "../dish.ts";
import { EDAMAME } from "../ids.ts";
import { dip, heat } from "../options.ts";

export const sides = category(
  17,
  "paper",
  ["Accompagnements", "Chauds ou froids, pour ouvrir l’appétit."],
  ["Sides", "Hot or cold, to whet the appetite."],
  [
    dish(1701, {
      fr: ["Soupe miso", "Bouillon dashi au miso blanc, tofu soyeux, wakame et cébette."],
      en: ["Miso soup", "Dashi broth with white miso, silken tofu, wakame and spring onion."],
      price: [3.2, 3.6],
      score: 76,
      made: ["dashi", "whiteMiso", "tofu", "wakame", "herbs"],
      picture: {
        slug: "soupe-miso",
        kind: "side",
        side: "miso",
        glaze: "vermilion",
      },
    }),
    dish(EDAMAME, {
      fr: ["Edamame", "Fèves de soja vertes dans leur cosse, tièdes, à la fleur de sel."],
      en: ["Edamame", "Green soybeans in the pod, served warm with sea salt."],
      price: [4.5, 4.9],
      score: 82,
      made: ["edamame"],
      options: [
        {
          fr: "Assaisonnement",
          en: "Seasoning",
          min: 1,
          max: 1,
          choices: [
            ["Fleur de sel", "Sea salt", 0, []],
            ["Piment et ail", "Chilli and garlic", 0.6, ["chilli"]],
            ["Yuzu et sésame", "Yuzu and sesame", 0.6, ["fruit", "sesame"]],
          ],
        },
      ],
      picture: {
        slug: "edamame",
        kind: "side",
        side: "edamame",
        glaze: "stone",
      },
    }),
    dish(1703, {
      fr: ["Salade de wakame", "Algues wakame, sésame grillé, vinaigre de riz et piment doux."],
      en: ["Wakame salad", "Wakame seaweed, toasted sesame, rice vinegar and mild chilli."],
      price: [4.4, 4.8],
      score: 63,
      made: ["wakame", "sesame", "vegetables"],
      picture: {
        slug: "salade-wakame",
        kind: "side",
        side: "wakame",
        glaze: "white",
        props: ["chopsticks"],
      },
    }),
    dish(1704, {
      fr: ["Gyoza poulet", "Raviolis grillés au poulet, chou et gingembre. 5 pièces."],
      en: ["Chicken gyoza", "Pan-fried dumplings with chicken, cabbage and ginger. 5 pieces."],
      price: [6.2, 6.8],
      score: 88,
      made: ["wheatFlour", "chicken", "vegetables", "soySauce", "sesame"],
      facts: { meat_origin: [{ species: "poultry", raised: "FR", slaughtered: "FR" }] },
      options: [dip, heat],
      picture: {
        slug: "gyoza-poulet",
        kind: "side",
        side: "gyoza",
        glaze: "indigo",
      },
    }),
    dish(1705, {
      fr: ["Tempura de crevettes", "Crevettes en beignet léger, citron vert et sel. 4 pièces."],
      en: ["Prawn tempura", "Prawns in a light, crisp batter, lime and salt. 4 pieces."],
      price: [8.2, 8.9],
      score: 79,
      made: ["prawn", "tempuraBatter", "fryer", "fruit"],
      options: [dip],
      picture: {
        slug: "tempura-crevettes",
        kind: "side",
        side: "tempura",
        glaze: "sand",
        props: ["lime"],
      },
    }),
    dish(1706, {
      fr: ["Karaage", "Poulet fermier frit, mariné au soja et au gingembre, citron."],
      en: ["Karaage", "Fried free-range chicken marinated in soy and ginger, lemon."],
      price: [7.4, 8],
      score: 85,
      made: ["chicken", "soySauce", "wheatFlour", "fryer", "fruit"],
      facts: { meat_origin: [{ species: "poultry", raised: "FR", slaughtered: "FR" }] },
      options: [dip, heat],
      picture: {
        slug: "karaage",
        kind: "side",
        side: "karaage",
        glaze: "celadon",
        props: ["chopsticks"],
      },
    }),
    dish(1707, {
      fr: ["Chou au sésame", "Chou blanc finement émincé, carotte et vinaigrette au sésame."],
      en: ["Sesame cabbage", "Finely shredded white cabbage, carrot and sesame dressing."],
      price: [3.4, 3.8],
      score: 61,
      made: ["vegetables", "sesameDressing"],
      picture: {
        slug: "chou-sesame",
        kind: "side",
        side: "cabbage",
        glaze: "rose",
      },
    }),
  ],
);
