/** Brand colours: shades of indigo, rice paper, and food colours. */
export const brand = {
  indigo: "#1d2a55",
  hanada: "#3f6b99",
  asagi: "#c5dadf",
  paper: "#e8eae3",
  vermilion: "#e2452c",
  ginger: "#f2cdc6",
  matcha: "#bccb93",
  tamago: "#f0cf7d",
  fuji: "#c3c8e4",
  ink: "#12182f",
} as const;

/** The colour of all shadows; a dark blue that suits every background. */
export const SHADOW = "#10162e";

/** The shades of a material: lit, base, shaded, and outline. */
export type Tones = { light: string; base: string; deep: string; line: string };

export const fishTones = {
  salmon: { light: "#ff9a63", base: "#f9793f", deep: "#d9521f", line: "#ffd6b6" },
  tuna: { light: "#d94a58", base: "#bd2740", deep: "#8a1430", line: "#e98388" },
  seabream: { light: "#fffaf5", base: "#f8e6df", deep: "#dfb5ab", line: "#f0c6bc" },
  scallop: { light: "#fffdf4", base: "#fbf0d8", deep: "#dcc79b", line: "#eedfba" },
  eel: { light: "#c0713a", base: "#93491f", deep: "#5c2810", line: "#d99150" },
  shrimp: { light: "#fff3e8", base: "#ffdcc4", deep: "#e79a73", line: "#f0784d" },
  tamago: { light: "#ffe38a", base: "#fbcb51", deep: "#dd9f2b", line: "#f1b63c" },
} as const satisfies Record<string, Tones>;

export type Fish = keyof typeof fishTones;

export const rice = { light: "#fffdf7", base: "#f8f2e4", deep: "#dccfb6", shade: "#b9a98c" };
export const nori = { light: "#46604f", base: "#20332b", deep: "#111d1a" };

export const green = {
  shiso: "#4f8a3f",
  shisoDeep: "#2f6230",
  shisoLight: "#86b65a",
  cucumber: "#cfe3a0",
  cucumberSkin: "#3f7a3a",
  avocado: "#d9dd7f",
  avocadoDeep: "#7fa443",
  edamame: "#8cbf4b",
  wasabi: "#a9c46c",
  chive: "#5f9a45",
};

export const wood = { light: "#e3bd87", base: "#cf9f66", deep: "#a87443", line: "#bb8850" };
export const soy = { light: "#7a3f24", base: "#3b1a12", deep: "#220d0a" };

/** The shades of crockery: the face, its lit edge, the side in shade, and the outline. */
export type Glaze = { face: string; edge: string; side: string; line: string };

export const glazes = {
  white: { face: "#f3f2ec", edge: "#ffffff", side: "#c9ccd0", line: "#dcdfdd" },
  celadon: { face: "#b9d0c3", edge: "#d7e6db", side: "#86a799", line: "#a3c0b1" },
  indigo: { face: "#2b3f78", edge: "#4d66a6", side: "#17234b", line: "#41589a" },
  stone: { face: "#4a5160", edge: "#6b7484", side: "#2c313d", line: "#576072" },
  ink: { face: "#23283a", edge: "#444c64", side: "#12151f", line: "#323950" },
  sand: { face: "#e2d3bb", edge: "#f2e8d6", side: "#b59f7e", line: "#d2c0a2" },
  vermilion: { face: "#c63a28", edge: "#ea6a4e", side: "#84200f", line: "#b02f1f" },
  rose: { face: "#efc9c2", edge: "#fae3de", side: "#c7938c", line: "#e4b5ad" },
  hanada: { face: "#7fa3c4", edge: "#abc6dd", side: "#4d7398", line: "#6b92b6" },
} as const satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof glazes;
