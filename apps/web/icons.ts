import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { DESK_ICON_NAMES } from "./src/desk/desk-icon-names.ts";
import { ICON_NAMES } from "./src/ui/icon-names.ts";
import { iconSheet } from "./src/ui/icon-sheet.ts";

const VIRTUAL = "virtual:icons";

/**
 * `virtual:icons`: the few icons that are used, out of the set's 9,000, as the symbols of one
 * drawing; none is ever fetched. A page that is a file has it from the build, the desk's with its
 * own icons as well.
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

/** Whole numbers on the set's grid of 256: a tenth of a pixel on screen, a quarter of the bytes. */
function onTheGrid(body: string): string {
  return body
    .replace(/(\.\d+)(?=\.)/g, "$1 ")
    .replace(/\d*\.\d+/g, (number) => String(Math.round(Number(number))));
}
