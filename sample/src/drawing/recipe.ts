import type { Fish, GlazeName } from "./palette.ts";

/** The colour of the table under the dish. */
export type GroundName =
  | "asagi"
  | "paper"
  | "indigo"
  | "hanada"
  | "ginger"
  | "matcha"
  | "tamago"
  | "fuji";

/** The tone-on-tone pattern of the table. */
export type Pattern = "plain" | "waves" | "bands" | "disc" | "dots";

type PlateShape = "slab" | "round" | "oval" | "geta" | "boat";

export type PlateRecipe = { shape: PlateShape; glaze?: GlazeName };

export type Core =
  | "salmon"
  | "tuna"
  | "cucumber"
  | "avocado"
  | "cheese"
  | "tamago"
  | "shrimp"
  | "mango"
  | "carrot"
  | "takuan"
  | "tempura"
  | "eel";

/** The outer layer of a roll. */
export type Coat = "nori" | "sesame" | "tobiko" | "chives" | "onion" | "salmon" | "avocado";

/** The topping on each piece. */
export type Crown = "ikura" | "chives" | "mayo" | "sesame";

export type RollRecipe = { coat: Coat; cores: readonly Core[]; crown?: Crown };

export type NigiriRecipe = {
  topping: Fish | "ikura";
  torched?: boolean;
  finish?: "chives" | "salt" | "sesame" | "shiso";
};

/** A topping on the rice of a bowl. */
export type Layer =
  | Exclude<Fish, "scallop">
  | "avocado"
  | "cucumber"
  | "edamame"
  | "radish"
  | "wakame"
  | "tofu"
  | "carrot"
  | "mango"
  | "karaage"
  | "cabbage"
  | "egg"
  | "shiitake";

/** One item on a tray; rows run from the back to the front. */
export type TrayPiece =
  | ({ piece: "nigiri" } & NigiriRecipe)
  | ({ piece: "roll" } & RollRecipe)
  | { piece: "slices"; fish: Fish; count: number }
  | { piece: "ginger" }
  | { piece: "wasabi" };

export type BentoBox = "salmon" | "chef" | "karaage" | "garden";

export type Subject =
  | ({ kind: "nigiri"; plate: PlateRecipe } & NigiriRecipe)
  | {
      kind: "sashimi";
      plate: PlateRecipe;
      fish: readonly Fish[];
      layout: "row" | "fan" | "rosette" | "rows";
      finish?: "ponzu" | "tataki" | "lime";
    }
  | ({
      kind: "rolls";
      plate: PlateRecipe;
      layout: "arc" | "rows" | "pyramid" | "line";
      /** Drawn over the whole row of pieces. */
      sauce?: "tare";
    } & RollRecipe)
  | {
      kind: "temaki";
      plate: PlateRecipe;
      fish: "salmon" | "tuna" | "tempura" | "none";
      greens: readonly ("avocado" | "cucumber" | "shiso" | "carrot" | "pepper" | "sprouts")[];
      crown?: "tobiko" | "mayo" | "sesame";
    }
  | {
      kind: "bowl";
      glaze: GlazeName;
      layers: readonly Layer[];
      crown?: "ikura" | "sesame" | "chives" | "mayo" | "tare" | "nori";
    }
  | {
      kind: "tray";
      tray: "lacquer" | "wood" | "boat" | "slate";
      rows: readonly (readonly TrayPiece[])[];
    }
  | { kind: "bento"; box: BentoBox }
  | {
      kind: "side";
      side:
        | "miso"
        | "mushroom"
        | "edamame"
        | "wakame"
        | "gyoza"
        | "tempura"
        | "karaage"
        | "cabbage";
      glaze: GlazeName;
    }
  | {
      kind: "drink";
      drink: "sencha" | "yuzu" | "hojicha" | "lemonade" | "water" | "beer" | "sake" | "umeshu";
    }
  | {
      kind: "dessert";
      dessert: "mochi" | "dorayaki" | "tiramisu" | "cheesecake" | "mango" | "daifuku";
      glaze: GlazeName;
    };

export type Prop =
  | "soy"
  | "chopsticks"
  | "ginger"
  | "wasabi"
  | "shiso"
  | "cloth"
  | "blossom"
  | "lime";

/** How a dish is drawn; `slug` is the prefix of its file names and the random seed. */
export type DishRecipe = {
  slug: string;
  ground: GroundName;
  pattern?: Pattern;
  props?: readonly Prop[];
} & Subject;
