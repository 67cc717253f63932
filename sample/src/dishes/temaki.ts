import { category, dish } from "../dish.ts";
import { heat, rollExtras, sauces } from "../options.ts";

export const temaki = category(
  14,
  "fuji",
  ["Temaki", "Un cornet d’algue croustillante, à manger sans attendre."],
  ["Temaki", "A cone of crisp seaweed, to be eaten without delay."],
  [
    dish(1401, {
      fr: [
        "Temaki saumon avocat",
        "Saumon, avocat, sésame et riz vinaigré dans un cornet de nori.",
      ],
      en: ["Salmon avocado temaki", "Salmon, avocado, sesame and seasoned rice in a nori cone."],
      price: [5.9, 6.4],
      score: 78,
      made: ["rice", "nori", "salmon", "vegetables", "sesame"],
      options: [rollExtras, sauces],
      picture: {
        slug: "temaki-saumon-avocat",
        kind: "temaki",
        fish: "salmon",
        greens: ["avocado", "shiso"],
        crown: "sesame",
        plate: { shape: "slab", glaze: "sand" },
        props: ["soy"],
      },
    }),
    dish(1402, {
      fr: ["Temaki thon épicé", "Thon rouge au couteau, concombre, piment et œufs de tobiko."],
      en: ["Spicy tuna temaki", "Hand-cut bluefin tuna, cucumber, chilli and tobiko roe."],
      price: [6.9, 7.4],
      score: 70,
      made: ["rice", "nori", "tuna", "vegetables", "chilli", "tobiko"],
      options: [heat, sauces],
      picture: {
        slug: "temaki-thon-epice",
        kind: "temaki",
        fish: "tuna",
        greens: ["cucumber"],
        crown: "tobiko",
        plate: { shape: "round", glaze: "celadon" },
      },
    }),
    dish(1403, {
      fr: [
        "Temaki crevette tempura",
        "Crevette en tempura, salade croquante et mayonnaise épicée au sésame.",
      ],
      en: ["Prawn tempura temaki", "Prawn tempura, crunchy leaves and spicy sesame mayonnaise."],
      price: [6.8, 7.4],
      score: 75,
      made: [
        "rice",
        "nori",
        "prawn",
        "tempuraBatter",
        "fryer",
        "vegetables",
        "spicyMayonnaise",
        "sesame",
      ],
      options: [heat, sauces],
      picture: {
        slug: "temaki-crevette-tempura",
        kind: "temaki",
        fish: "tempura",
        greens: ["shiso", "cucumber"],
        crown: "mayo",
        plate: { shape: "oval", glaze: "ink" },
        props: ["lime"],
      },
    }),
    dish(1404, {
      fr: [
        "Temaki du potager",
        "Avocat, concombre, carotte, poivron rouge et jeunes pousses, sauce sésame.",
      ],
      en: [
        "Garden temaki",
        "Avocado, cucumber, carrot, red pepper and young shoots, sesame sauce.",
      ],
      price: [5.2, 5.7],
      score: 49,
      made: ["rice", "nori", "vegetables", "sesameDressing"],
      options: [sauces],
      picture: {
        slug: "temaki-potager",
        kind: "temaki",
        fish: "none",
        greens: ["avocado", "cucumber", "carrot", "pepper", "sprouts"],
        plate: { shape: "slab", glaze: "white" },
        props: ["chopsticks"],
      },
    }),
  ],
);
