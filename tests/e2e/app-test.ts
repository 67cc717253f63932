import { buildApp, serveApp } from "../support/native-app.ts";
import { test as base } from "./test.ts";

export { expect, FRENCH, LOCALES } from "./test.ts";

/** The built phone app at its own origin, with the worker's test server at another. */
export const test = base.extend<{ served: undefined }, { built: undefined }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      buildApp();
      await use(undefined);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  served: [
    async ({ context, server, built: _ }, use) => {
      await serveApp(context, server.url);
      await use(undefined);
    },
    { auto: true },
  ],
  consent: null,
  locale: "fr-FR",
});
