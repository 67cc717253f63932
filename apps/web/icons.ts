import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { DESK_ICON_NAMES } from "./src/desk/desk-icon-names.ts";
import { ICON_NAMES } from "./src/ui/icon-names.ts";
import { iconSheet } from "./src/ui/icon-sheet.ts";

const VIRTUAL = "virtual:icons";

/**
 * Vite plugin for `virtual:icons`: an SVG sprite of the icons in use, out of 9,000 in the Phosphor
 * set, so that none is fetched. Static HTML pages get it inlined; the desk's has more icons.
 */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (source) => (source === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (resolved) =>
      resolved === `\0${VIRTUAL}` ? `export default ${JSON.stringify(symbols(ICON_NAMES))}` : null,
    transformIndexHtml: (html, { path }) => {
      const names = path === "/desk.html" ? [...ICON_NAMES, ...DESK_ICON_NAMES] : ICON_NAMES;
      return html.replace("<body>", `<body>${iconSheet(symbols(names))}`);
    },
  };
}

function symbols(names: readonly string[]): string {
  const file = new URL(import.meta.resolve("@iconify-json/ph/icons.json"));
  const set: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(file, "utf8"));
  return names
    .map((name) => {
      const icon = set.icons[name];
      if (!icon) throw new Error(`The icon set has no "${name}"`);
      return `<symbol id="icon-${name}" viewBox="0 0 256 256">${onTheGrid(icon.body)}</symbol>`;
    })
    .join("");
}

/** Rounds to whole units of the 256 grid: errors of 0.1 px on screen, a quarter of the bytes. */
function onTheGrid(body: string): string {
  return body
    .replace(/(\.\d+)(?=\.)/g, "$1 ")
    .replace(/\d*\.\d+/g, (number) => String(Math.round(Number(number))));
}
