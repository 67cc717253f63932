import { test as base, expect } from "@playwright/test";
import { type House, openHouse } from "../support/house.ts";

export { LOCALES } from "./words.ts";
export { expect };

type WorkerFixtures = { house: House };
type TestFixtures = { quiet: undefined };

/**
 * Every worker has a restaurant of its own: a real server on its own data. An error on the browser's
 * console that a test did not expect fails it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await use(undefined);
      expect(errors, "errors on the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});
