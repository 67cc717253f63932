import {
  type PrinterEmulator,
  startPrinterEmulator,
} from "../../apps/server/test/printer-emulator.ts";
import { wordsOn } from "../../apps/server/test/read-printout.ts";
import { OWNER, place } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { test as base, expect } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, enterDesk, expectBar } from "./pages/desk.ts";
import { SMOKE } from "./smoke.ts";

const test = base.extend<{ printer: PrinterEmulator }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without dependencies
  printer: async ({}, use) => {
    const printer = await startPrinterEmulator();
    await use(printer);
    await printer.close();
  },
});
/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const { card, kinds, status } = DESK.printing;
const words = DESK.printersPage;

test(
  "a printer is set up and prints each ticket, and a staff member confirms an unclear job",
  SMOKE,
  async ({ page, server, printer }) => {
    const desk = await enterDesk(page);
    await desk.open("printers");
    await page.getByRole("textbox", { name: words.name }).fill("Cuisine");
    await page.getByRole("textbox", { name: words.host }).fill(printer.host);
    await page.getByRole("textbox", { name: words.port }).fill(String(printer.port));
    await page.getByRole("button", { name: words.add }).click();
    const row = page.getByRole("region", { name: "Cuisine" });
    await row.getByRole("button", { name: words.testOf("Cuisine") }).click();
    await expect(row).toContainText(status.ready);
    expect(await violations(page)).toEqual([]);

    await visit(page, `${server.url}/fr/desk`);
    const first = await place(server);
    const order = desk.order(first.number);
    await desk.accept(order, 20);
    await expect(order).toContainText(card.printed);

    printer.setState("cuts off");
    const second = await place(server);
    const unclear = desk.order(second.number);
    await desk.accept(unclear, 20);
    await expect(unclear).toContainText(card.unclear("Cuisine"));
    await expectBar(page, DESK.printing.bar.trouble("Cuisine", status.cut_off));
    printer.setState("normal");
    await unclear.getByRole("button", { name: DESK.printing.printAgain }).click();
    await expect(unclear).toContainText(card.printed);
    const printouts = printer.printouts().map(wordsOn);
    expect(printouts.at(-1)?.slice(0, 2)).toEqual(["DUPLICATA", `demandé par ${OWNER.email}`]);
    expect(printouts.filter((printout) => printout.includes(first.number))).toHaveLength(1);

    await order.getByRole("button", { name: DESK.card.more(first.number) }).click();
    await page.getByRole("link", { name: DESK.printing.preview }).click();
    const picture = DESK.printing.documentPage.picture(kinds.ticket, first.number);
    await expect(page.getByRole("img", { name: picture })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test.describe("printers that cannot be read", () => {
  test.use({ refused: [401, 503] });

  test("are told with a button that reads them again", async ({ page }) => {
    const printers = "**/v2/staff/printers";
    await page.route(printers, (route) => route.fulfill({ status: 503 }));
    const desk = await enterDesk(page);
    await desk.open("printers");
    const again = page.getByRole("main").getByRole("button", { name: DESK.tryAgain });
    await expect(again).toBeVisible();
    await page.unroute(printers);
    await again.click();
    await expect(again).toBeHidden();
  });
});

test("a printer's columns and code page are set with the numbers of its test page", async ({
  page,
  printer,
}) => {
  const desk = await enterDesk(page);
  await desk.open("printers");
  await page.getByRole("textbox", { name: words.name }).fill("Bar");
  await page.getByRole("textbox", { name: words.host }).fill(printer.host);
  await page.getByRole("textbox", { name: words.port }).fill(String(printer.port));
  await page.getByRole("button", { name: words.add }).click();
  const row = page.getByRole("region", { name: "Bar" });
  await row.getByRole("button", { name: words.editWhich("Bar") }).click();
  await row.getByLabel(words.columns).selectOption("32");
  await row.getByLabel(words.codePage).selectOption("19");
  expect(await violations(page)).toEqual([]);
  await row.getByRole("button", { name: words.save }).click();
  await row.getByRole("button", { name: words.testOf("Bar") }).click();
  await expect(row).toContainText(status.ready);
  const lines = printer
    .printouts()
    .at(-1)
    ?.lines.map(({ text }) => text.trim());
  expect(lines).toContain("─".repeat(32));
  expect(lines).toContainEqual(expect.stringContaining("19: Prête à Évry, oeuf 11,80"));
  await row.getByRole("button", { name: words.editWhich("Bar") }).click();
  await expect(row.getByLabel(words.columns)).toHaveValue("32");
  await expect(row.getByLabel(words.codePage)).toHaveValue("19");
});
