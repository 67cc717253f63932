import { category, dish } from "../dish.ts";
import { MOCHI } from "../ids.ts";
import { mochiFlavours } from "../options.ts";

export const desserts = category(
  19,
  "fuji",
  ["Desserts", "Une fin douce, peu sucrée."],
  ["Desserts", "A gentle ending, not too sweet."],
  [
    dish(MOCHI, {
      fr: [
        "Mochis glacés",
        "Pâte de riz souple et cœur de glace, deux parfums au choix. 2 pièces.",
      ],
      en: ["Ice cream mochi", "Soft rice dough around ice cream, two flavours. 2 pieces."],
      price: [4.8, 5.2],
      score: 90,
      made: ["riceDough"],
      options: [mochiFlavours],
      picture: {
        slug: "mochis-glaces",
        kind: "dessert",
        dessert: "mochi",
        glaze: "stone",
        props: ["blossom"],
      },
    }),
    dish(1902, {
      fr: ["Dorayaki", "Deux crêpes moelleuses au miel, cœur de haricot rouge azuki."],
      en: ["Dorayaki", "Two fluffy honey pancakes filled with sweet red azuki beans."],
      price: [4.6, 5],
      score: 64,
      made: ["pancake", "honey", "azuki"],
      picture: {
        slug: "dorayaki",
        kind: "dessert",
        dessert: "dorayaki",
        glaze: "celadon",
        props: ["blossom"],
      },
    }),
    dish(1903, {
      fr: ["Tiramisu matcha", "Mascarpone, biscuit imbibé de thé vert et poudre de matcha d’Uji."],
      en: ["Matcha tiramisu", "Mascarpone, biscuit soaked in green tea and Uji matcha powder."],
      price: [6.2, 6.6],
      score: 84,
      made: ["mascarponeCream", "sponge", "tea"],
      picture: {
        slug: "tiramisu-matcha",
        kind: "dessert",
        dessert: "tiramisu",
        glaze: "ink",
      },
    }),
    dish(1904, {
      fr: [
        "Cheesecake au yuzu",
        "Crème cuite très légère, zeste de yuzu et coulis de fruits rouges.",
      ],
      en: ["Yuzu cheesecake", "Light baked cream, yuzu zest and red berry coulis."],
      price: [6.4, 6.9],
      score: 71,
      made: ["cheesecake", "fruit"],
      picture: {
        slug: "cheesecake-yuzu",
        kind: "dessert",
        dessert: "cheesecake",
        glaze: "white",
      },
    }),
    dish(1905, {
      fr: [
        "Mangue et perles du Japon",
        "Perles de tapioca au lait de coco, mangue fraîche et menthe.",
      ],
      en: ["Mango and tapioca pearls", "Tapioca pearls in coconut milk, fresh mango and mint."],
      price: [5.8, 6.2],
      score: 56,
      made: ["tapioca", "coconutMilk", "fruit", "herbs"],
      picture: {
        slug: "mangue-perles",
        kind: "dessert",
        dessert: "mango",
        glaze: "indigo",
      },
    }),
  ],
);
