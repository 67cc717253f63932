import { category, dish } from "../dish.ts";
import { EEL_BOWL } from "../ids.ts";
import { bowlSize, extras, heat, rice, toppings } from "../options.ts";

export const lunchBowls = category(
  21,
  "matcha",
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
      },
    }),
    dish(2102, {
      fr: ["Bol karaage", "Poulet frit, chou croquant, radis et sauce tare au soja réduit."],
      en: ["Karaage bowl", "Fried chicken, crunchy cabbage, radish and reduced soy tare."],
      price: [11.9, 12.9],
      score: 80,
      made: ["rice", "chicken", "soySauce", "wheatFlour", "fryer", "vegetables", "tare"],
      facts: { meat_origin: [{ species: "poultry", raised: "FR", slaughtered: "FR" }] },
      options: [rice, heat, extras],
      picture: {
        slug: "bol-karaage",
        kind: "bowl",
        glaze: "hanada",
        layers: ["karaage", "karaage", "cabbage", "radish"],
        crown: "tare",
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
      },
    }),
    dish(EEL_BOWL, {
      fr: ["Bol anguille", "Anguille laquée, concombre et radis sur riz, à garnir à votre goût."],
      en: ["Eel bowl", "Glazed eel, cucumber and radish on rice, topped to your taste."],
      price: [14.5, 15.5],
      score: 47,
      made: ["rice", "eel", "tare", "vegetables"],
      // At midday the rolled omelette is cheaper than in the evening.
      options: [rice, { ...toppings, prices: [0, 0.8, 1, 3.2] }],
      picture: {
        slug: "bol-anguille",
        kind: "bowl",
        glaze: "celadon",
        layers: ["eel", "cucumber", "eel", "radish"],
        crown: "sesame",
        props: ["chopsticks"],
      },
    }),
  ],
  { ownContainer: true },
);

export const lunchExtras = category(
  22,
  "paper",
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
      },
    }),
  ],
);
