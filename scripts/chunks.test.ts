import { expect, test } from "vitest";
import { CHUNKS, chunkOf, deskChunkOf } from "../apps/web/chunks.ts";

const MODULES = [
  ["/apps/web/src/ui/noren.tsx", "entry-client"],
  ["/apps/web/src/storefront/home/hero.module.css", "entry-client"],
  ["/node_modules/react-dom/client.js", "entry-client"],
  ["/apps/web/src/storefront/dietary/use-conflict.ts", "dietary"],
  ["/packages/contract/src/typed-text.ts", "formats"],
  ["/packages/ordering/src/slots.ts", "small-parts"],
  ["/apps/web/src/storefront/checkout/tabs/delivery-tab.tsx", null],
  ["/node_modules/zod/index.js", null],
] as const;

const DESK_MODULES = [
  ["/packages/contract/src/staff/orders.ts", "schemas"],
  ["/apps/web/src/desk/order/order-page.tsx", "shared"],
  ["/apps/web/src/ui/icon.tsx", "shared"],
  ["/packages/contract/src/euros.ts", "records"],
  ["/node_modules/zod/src/platform/index.js", null],
] as const;

test.each([
  "/srv/noren",
  "/home/ui/noren",
  "/home/me/src/platform/noren",
  "/storefront/layout/x",
  "/ordering/src/line.d/platform/storage",
  "C:\\node_modules\\react\\noren",
  "C:\\src\\desk\\noren",
])("the chunk of a module is the same in a clone at %s", (root) => {
  for (const [path, chunk] of MODULES) expect(chunkOf(`${root}${path}`, root), path).toBe(chunk);
  for (const [path, chunk] of DESK_MODULES)
    expect(deskChunkOf(`${root}${path}`, root), path).toBe(chunk);
});

test("a module of the bundler itself has no chunk of ours", () => {
  expect(CHUNKS).not.toContain(chunkOf("\0vite/preload-helper.js", "/srv/noren"));
});
