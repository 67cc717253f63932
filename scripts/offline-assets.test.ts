import { expect, test } from "vitest";
import { offlineAssets } from "./offline-assets.ts";

const MANIFEST = {
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    isEntry: true,
    css: ["assets/entry.css"],
    assets: ["assets/text.woff2"],
    dynamicImports: ["src/storefront/menu/menu-page.tsx", "src/desk/desk.tsx"],
  },
  "src/storefront/menu/menu-page.tsx": { file: "assets/menu.js", imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js", imports: ["src/entry-client.tsx"] },
  "src/desk/desk.tsx": { file: "assets/desk.js", imports: ["_desk-only.js"] },
  "_desk-only.js": { file: "assets/desk-only.js" },
};

test("offlineAssets lists everything that the storefront may load, and nothing of the desk", () => {
  expect(offlineAssets(MANIFEST)).toEqual([
    "/assets/entry.css",
    "/assets/entry.js",
    "/assets/menu.js",
    "/assets/shared.js",
    "/assets/text.woff2",
  ]);
});
