import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { existingPath, OFFICE_ADDRESSES } from "../support/desk-addresses.ts";
import { deskClient, done } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { signIn } from "./pages/desk.ts";
import { expect, LOCALES } from "./test.ts";

test.use({ locale: "fr-FR" });

const WIDTHS = [320, 390, 768, 1440];
/**
 * The layouts of a phone and of a laptop; those between differ in space alone. A page breaks a rule
 * by its text or by its layout, not by the two together, so each language is scanned on one screen.
 */
const AXE_WIDTH = { fr: 320, en: 1440 } as const;
/** `AXE_WIDTHS=all` scans each language at every width, before a release. */
const EVERY_WIDTH = process.env.AXE_WIDTHS === "all";

/** In no category. */
const UNPLACED = 1506;

/**
 * Something sold out, counted, changed and undone, and a dish in no category, so that every page
 * shows what it can.
 */
async function changeSomething(api: StaffApi): Promise<void> {
  const tomorrow = { until: "tomorrow" } as const;
  done(await api.changeAvailability({ targets: ["dish:1504"], sold_out: tomorrow }));
  done(await api.changeAvailability({ targets: ["dish:1505"], daily_count: 12 }));
  const values = { name_en: `Miso soup ${crypto.randomUUID()}` };
  const { action } = done(await api.changeMenu({ edits: [{ target: "dish:1101", values }] }));
  done(await api.undo(action ?? 0));
  const categories = done(await api.menus()).menus.flatMap((menu) => menu.categories);
  const edits = categories.flatMap(({ target, dishes }) => {
    const others = dishes.map(({ item_id }) => item_id).filter((id) => id !== UNPLACED);
    return others.length < dishes.length ? { target, values: { dishes: others } } : [];
  });
  if (edits.length > 0) done(await api.changeMenu({ edits }));
}

for (const { locale } of LOCALES)
  for (const path of OFFICE_ADDRESSES)
    test(`/desk/${path} is accessible in ${locale}, in light and dark, from 320 to 1440 px`, async ({
      page,
      server,
    }) => {
      const api = await deskClient(server);
      await changeSomething(api);
      await signIn(page);
      await visit(page, `/${locale}/desk/${await existingPath(path, api)}`);
      // Of hundreds of rows those of one name.
      if (path === "availability") await page.getByRole("searchbox").fill("thon");
      await expect(page.locator("main :is(a, button):visible").first()).toBeVisible();
      // No placeholder of what is still loading.
      await expect(page.locator("main [aria-hidden][data-size]")).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 700 ? 844 : 1000 });
        if (EVERY_WIDTH || width === AXE_WIDTH[locale])
          expect.soft(await violations(page), `${path} at ${width} px`).toEqual([]);
        expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
        // The check of the focus leaves the page scrolled, with controls half under its bars.
        await page.evaluate(() => scrollTo(0, 0));
      }
    });
