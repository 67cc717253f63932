import type { Locator, Page } from "@playwright/test";
import { done } from "../support/desk-client.ts";
import { DESK_WORDS } from "../support/desk-words.ts";
import { ownDish } from "../support/own-dish.ts";
import { aMoment, ownDraft } from "../support/own-draft.ts";
import { violations } from "./axe.ts";
import { expect, testOnOwnServer } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { enterDesk } from "./pages/desk.ts";

/** Orders of other tests would show a bar above the page at any moment. */
const test = testOnOwnServer();
/** Nobody is signed in at first, and a deleted draft is not found, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401, 404] });

const WIDTHS = [320, 390, 768, 1440];

for (const language of ["fr", "en"] as const)
  test(`the pages of drafts fit every width in ${language} by day and by night`, async ({
    page,
    server,
  }) => {
    const { api, id, target } = await ownDish(
      server,
      "Assortiment du chef de trente-six pièces choisies au marché",
    );
    const draft = await ownDraft(
      api,
      "Carte d’hiver de la deuxième quinzaine de décembre et du Nouvel An",
      target,
      16,
    );
    const description = "Servi avec une soupe, une salade et du riz. ".repeat(3);
    done(await api.changeDraft(draft.id, { edits: [{ target, values: { description } }] }));
    done(await api.updateDraft(draft.id, { publish_local: aMoment().local }));
    const other = await ownDraft(api, "Une autre", target, 17);
    const { drafts: words, openDraft: bar } = DESK_WORDS[language];
    const desk = `/${language}/desk`;
    await enterDesk(page);
    for (const path of ["/menu/drafts", `/menu/drafts/${draft.id}`, "/menu/history"])
      await expectFit(page, `${desk}${path}`);
    await visit(page, `${desk}/menu/drafts/${draft.id}`);
    await page.getByRole("button", { name: words.publish.open }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect.soft(await layoutFaults(page), "publishing").toEqual([]);
    expect.soft(await violations(page), "publishing").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.edit }).click();
    const draftBar = page.getByRole("region", { name: bar.label });
    await expect(draftBar).toContainText(bar.changes(2));
    await expectFit(page, `${desk}/menu/dishes/${id}`, draftBar);
    await visit(page, `${desk}/availability`);
    await expect(page.getByText(words.menu.availability)).toBeVisible();
    done(await api.deleteDraft(other.id));
    done(await api.deleteDraft(draft.id));
  });

/** `bars`: above the page, which they move as they come. */
async function expectFit(page: Page, path: string, ...bars: Locator[]): Promise<void> {
  await visit(page, path);
  for (const part of [page.getByRole("heading", { level: 1 }), ...bars])
    await expect(part).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
  }
  // The check of the focus leaves the page scrolled, with controls half under its bars.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await violations(page), path).toEqual([]);
}
