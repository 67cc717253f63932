import { category, dish } from "../dish.ts";
import type { TrayPiece } from "../drawing/recipe.ts";
import { bowlSize, extras, heat, lunchDrink, lunchSide, rice, sauces } from "../options.ts";

const salmonNigiri: TrayPiece = { piece: "nigiri", topping: "salmon" };
const prawnNigiri: TrayPiece = { piece: "nigiri", topping: "shrimp" };
const threeMaki: TrayPiece[] = Array(3).fill({ piece: "roll", coat: "nori", cores: ["salmon"] });

export const lunchBentos = category(
  20,
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
        ground: "asagi",
        pattern: "waves",
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
      options: [lunchSide, heat, lunchDrink],
      picture: {
        slug: "bento-karaage",
        kind: "bento",
        box: "karaage",
        ground: "tamago",
        pattern: "bands",
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
      picture: {
        slug: "bento-jardin",
        kind: "bento",
        box: "garden",
        ground: "ginger",
        pattern: "dots",
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
        ground: "fuji",
        pattern: "disc",
      },
    }),
  ],
);

export const lunchBowls = category(
  21,
  ["Bols du midi", "Riz, poisson ou légumes : servis vite, mangés tranquillement."],
  ["Lunch bowls", "Rice with fish or vegetables: quickly served, eaten in peace."],
  [
    dish(2101, {
      fr: [
        "Bol saumon mangue",
        "Saumon en tranches, mangue, avocat, concombre et mayonnaise épicée.",
      ],
      en: ["Salmon mango bowl", "Sliced salmon, mango, avocado, cucumber and spicy mayonnaise."],
      price: [12.9, 13.9],
      score: 89,
      made: ["rice", "salmon", "fruit", "vegetables", "spicyMayonnaise"],
      options: [rice, bowlSize, extras],
      picture: {
        slug: "bol-saumon-mangue",
        kind: "bowl",
        glaze: "white",
        layers: ["salmon", "mango", "avocado", "cucumber"],
        crown: "mayo",
        ground: "hanada",
        pattern: "disc",
      },
    }),
    dish(2102, {
      fr: ["Bol karaage", "Poulet frit, chou croquant, radis et sauce tare au soja réduit."],
      en: ["Karaage bowl", "Fried chicken, crunchy cabbage, radish and reduced soy tare."],
      price: [11.9, 12.9],
      score: 80,
      made: ["rice", "chicken", "soySauce", "wheatFlour", "fryer", "vegetables", "tare"],
      options: [rice, heat, extras],
      picture: {
        slug: "bol-karaage",
        kind: "bowl",
        glaze: "hanada",
        layers: ["karaage", "karaage", "cabbage", "radish"],
        crown: "tare",
        ground: "matcha",
        pattern: "plain",
        props: ["chopsticks"],
      },
    }),
    dish(2103, {
      fr: ["Bol tofu shiitake", "Tofu grillé, shiitake au miso, edamame et carotte, algue nori."],
      en: ["Tofu shiitake bowl", "Grilled tofu, miso shiitake, edamame and carrot, nori seaweed."],
      price: [11.5, 12.5],
      score: 55,
      made: ["rice", "tofu", "vegetables", "whiteMiso", "edamame", "nori"],
      options: [rice, bowlSize, extras],
      picture: {
        slug: "bol-tofu-shiitake",
        kind: "bowl",
        glaze: "rose",
        layers: ["tofu", "shiitake", "edamame", "carrot"],
        crown: "nori",
        ground: "indigo",
        pattern: "dots",
      },
    }),
  ],
);

export const lunchExtras = category(
  22,
  ["À côté", "De quoi compléter le déjeuner."],
  ["On the side", "Something to round off your lunch."],
  [
    dish(2201, {
      fr: ["Soupe miso aux champignons", "Miso brun, shiitake, tofu soyeux et cébette."],
      en: ["Mushroom miso soup", "Brown miso, shiitake, silken tofu and spring onion."],
      price: [3.8, 4.2],
      score: 57,
      made: ["brownMiso", "tofu", "vegetables", "herbs"],
      picture: {
        slug: "soupe-miso-champignons",
        kind: "side",
        side: "mushroom",
        glaze: "ink",
        ground: "fuji",
        pattern: "bands",
        props: ["cloth"],
      },
    }),
    dish(2202, {
      fr: ["Hojicha glacé", "Thé vert torréfié, infusé à froid, servi sur glace. 40 cl."],
      en: ["Iced hojicha", "Roasted green tea, cold-brewed and served over ice. 40 cl."],
      price: [3.9, 4.3],
      score: 48,
      made: ["tea"],
      picture: {
        slug: "hojicha-glace",
        kind: "drink",
        drink: "hojicha",
        ground: "paper",
        pattern: "bands",
      },
    }),
    dish(2203, {
      fr: ["Daifuku fraise", "Mochi frais, pâte de haricot azuki et fraise entière."],
      en: ["Strawberry daifuku", "Fresh mochi, azuki bean paste and a whole strawberry."],
      price: [3.9, 4.3],
      score: 77,
      made: ["riceDough", "azuki", "fruit"],
      picture: {
        slug: "daifuku-fraise",
        kind: "dessert",
        dessert: "daifuku",
        glaze: "indigo",
        ground: "matcha",
        pattern: "disc",
      },
    }),
  ],
);
