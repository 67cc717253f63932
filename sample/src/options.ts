import { TOPPINGS } from "./ids.ts";
import type { IngredientName } from "./ingredients.ts";

/**
 * An option of a dish: required if `min` is over 0; prices in decimal euros. `group`: the id of
 * choices that several dishes share, and `prices` those that one dish has of its own, by position.
 * `onlyWith`: positions of an earlier option of the dish and of its choices that offer this one.
 */
export type OptionTemplate = {
  group?: number;
  prices?: readonly number[];
  onlyWith?: { option: number; choices: readonly number[] };
  fr: string;
  en: string;
  min: number;
  max: number;
  choices: readonly ChoiceTemplate[];
};

/**
 * `made`: the ingredients that the choice adds to those of the dish; `kitchen`: what the kitchen
 * reads in place of its name.
 */
type ChoiceTemplate = readonly [
  fr: string,
  en: string,
  price: number,
  made: readonly IngredientName[],
  kitchen?: string,
];

/** An option of a formule: ids of dishes, each with its supplement in decimal euros. */
export type PartTemplate = Omit<OptionTemplate, "choices"> & {
  dishes: readonly (readonly [id: number, supplement: number])[];
};

export const wasabi: OptionTemplate = {
  fr: "Wasabi",
  en: "Wasabi",
  min: 1,
  max: 1,
  choices: [
    ["Une pointe sous le poisson", "A touch under the fish", 0, ["wasabi"]],
    ["À part", "On the side", 0, ["wasabi"]],
    ["Sans wasabi", "No wasabi", 0, []],
  ],
};

export const sauces: OptionTemplate = {
  fr: "Sauces",
  en: "Sauces",
  min: 0,
  max: 3,
  choices: [
    ["Soja salée", "Soy sauce", 0, ["soySauce"]],
    ["Soja sucrée", "Sweet soy sauce", 0.5, ["soySauce"]],
    ["Ponzu au yuzu", "Yuzu ponzu", 0.8, ["ponzu"]],
    ["Mayonnaise épicée", "Spicy mayonnaise", 0.8, ["spicyMayonnaise"]],
  ],
};

export const dip: OptionTemplate = {
  fr: "Sauce au choix",
  en: "Choice of sauce",
  min: 1,
  max: 2,
  choices: [
    ["Soja et vinaigre de riz", "Soy and rice vinegar", 0, ["soySauce"]],
    ["Ponzu au yuzu", "Yuzu ponzu", 0, ["ponzu"]],
    ["Mayonnaise épicée", "Spicy mayonnaise", 0.5, ["spicyMayonnaise"]],
  ],
};

export const rice: OptionTemplate = {
  fr: "Base",
  en: "Base",
  min: 1,
  max: 1,
  choices: [
    ["Riz vinaigré", "Seasoned sushi rice", 0, ["rice"]],
    ["Riz complet vinaigré", "Seasoned brown rice", 1, ["rice"]],
    [
      "Moitié riz, moitié chou croquant",
      "Half rice, half crunchy cabbage",
      1.2,
      ["rice", "vegetables"],
    ],
  ],
};

export const bowlSize: OptionTemplate = {
  fr: "Taille",
  en: "Size",
  min: 1,
  max: 1,
  choices: [
    ["Classique", "Regular", 0, []],
    ["Grand bol", "Large bowl", 4.5, []],
  ],
};

export const sashimiSize: OptionTemplate = {
  fr: "Nombre de tranches",
  en: "Number of slices",
  min: 1,
  max: 1,
  choices: [
    ["8 tranches", "8 slices", 0, []],
    ["12 tranches", "12 slices", 5.5, []],
    ["18 tranches", "18 slices", 12.5, []],
  ],
};

export const extras: OptionTemplate = {
  fr: "Suppléments",
  en: "Extras",
  min: 0,
  max: 4,
  choices: [
    ["Avocat", "Avocado", 1.5, ["vegetables"]],
    ["Saumon, 3 tranches", "Salmon, 3 slices", 3.2, ["salmon"]],
    ["Œufs de saumon", "Salmon roe", 3.5, ["salmonRoe"]],
    ["Omelette roulée", "Rolled omelette", 1.5, ["omelette"]],
    ["Wakame", "Wakame", 1.2, ["wakame"]],
  ],
};

/** Shared: its choices have the same ids on every dish. */
export const toppings: OptionTemplate = {
  group: TOPPINGS,
  fr: "Garnitures",
  en: "Toppings",
  min: 1,
  max: 3,
  choices: [
    ["Cébette et sésame", "Spring onion and sesame", 0, ["herbs", "sesame"]],
    ["Omelette roulée", "Rolled omelette", 1.2, ["omelette"]],
    ["Edamame", "Edamame", 1, ["edamame"]],
    ["Œufs de saumon", "Salmon roe", 3.2, ["salmonRoe"]],
  ],
};

export const rollExtras: OptionTemplate = {
  fr: "Suppléments",
  en: "Extras",
  min: 0,
  max: 2,
  choices: [
    ["Fromage frais", "Cream cheese", 1, ["creamCheese"]],
    ["Avocat", "Avocado", 1.2, ["vegetables"]],
    ["Oignons frits", "Crispy onions", 0.7, ["friedOnions"]],
  ],
};

export const heat: OptionTemplate = {
  fr: "Piquant",
  en: "Spiciness",
  min: 1,
  max: 1,
  choices: [
    ["Doux", "Mild", 0, []],
    ["Relevé", "Hot", 0, ["chilli"]],
    ["Très relevé", "Very hot", 0, ["chilli"]],
  ],
};

export const tray: OptionTemplate = {
  fr: "Avec le plateau",
  en: "With your platter",
  min: 0,
  max: 4,
  choices: [
    ["Gingembre mariné", "Pickled ginger", 0, ["pickledGinger"]],
    ["Wasabi", "Wasabi", 0, ["wasabi"]],
    ["Soja sucrée", "Sweet soy sauce", 0.5, ["soySauce"]],
    ["Gingembre en plus", "Extra pickled ginger", 0.6, ["pickledGinger"]],
  ],
};

export const lunchSide: OptionTemplate = {
  fr: "Accompagnement",
  en: "Side",
  min: 1,
  max: 1,
  choices: [
    ["Soupe miso", "Miso soup", 0, ["dashi", "whiteMiso", "tofu", "wakame", "herbs"]],
    ["Chou au sésame", "Sesame cabbage", 0, ["vegetables", "sesameDressing"]],
    ["Edamame", "Edamame", 1, ["edamame"]],
  ],
};

export const lunchDrink: OptionTemplate = {
  fr: "Boisson de la formule",
  en: "Drink with your set",
  min: 0,
  max: 1,
  choices: [
    ["Thé vert sencha", "Sencha green tea", 2, ["tea"]],
    ["Thé glacé au yuzu", "Yuzu iced tea", 2.5, ["tea", "fruit", "herbs"]],
  ],
};

export const mochiFlavours: OptionTemplate = {
  fr: "Parfums, deux à choisir",
  en: "Flavours, choose two",
  min: 2,
  max: 2,
  choices: [
    ["Thé matcha", "Matcha tea", 0, ["iceCream", "tea"]],
    ["Sésame noir", "Black sesame", 0, ["iceCream", "sesame"]],
    ["Fleur de cerisier", "Cherry blossom", 0, ["iceCream"]],
    ["Mangue", "Mango", 0, ["sorbet"]],
    ["Yuzu", "Yuzu", 0.3, ["sorbet"]],
  ],
};

export const sakeTemperature: OptionTemplate = {
  fr: "Service",
  en: "Served",
  min: 1,
  max: 1,
  choices: [
    ["Frais", "Chilled", 0, []],
    ["Tiède, en flacon isotherme", "Warm, in an insulated flask", 1, [], "TIÈDE"],
  ],
};

export const teaSweetness: OptionTemplate = {
  fr: "Sucre",
  en: "Sugar",
  min: 1,
  max: 1,
  choices: [
    ["Sans sucre", "Unsweetened", 0, []],
    ["Peu sucré", "Lightly sweetened", 0, []],
  ],
};
