import type { Page } from "@playwright/test";
import sharp from "sharp";
import { PROBLEMS } from "../../packages/contract/src/problems.ts";
import type { DishValues } from "../../packages/contract/src/staff/menu-dish.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { deskClient, newPerson, signedInAs } from "../support/desk-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, signIn } from "./pages/desk.ts";

/** A conflict and a file that is no photo are refused. */
test.use({ locale: "fr-FR", refused: [409, 415, 422] });

const WORDS = DESK.dish;

/** A copy of a dish of the sample, on sale, which no other test knows. */
async function ownDish(server: TestServer, name: string) {
  const api = await deskClient(server);
  const original = await dishOf(api, 1101);
  const added = await api.addToMenu({
    kind: "dish",
    within: original.categories[0] ?? null,
    copy_of: "dish:1101",
    values: { name, is_available: true },
  });
  if (!added.ok) throw new Error(added.problem.message);
  const id = Number(added.payload.target.split(":")[1]);
  return { api, id, target: added.payload.target, path: `/desk/menu/dishes/${id}` };
}

async function dishOf(api: StaffApi, id: number) {
  const reply = await api.dish(id);
  if (!reply.ok) throw new Error(reply.problem.message);
  return reply.payload;
}

async function openDish(page: Page, path: string, name: string): Promise<void> {
  await signIn(page);
  await visit(page, path);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** A value of the dish on the server, once it is that. */
function expectValue(api: StaffApi, id: number, field: keyof DishValues) {
  return expect.poll(async () => (await dishOf(api, id)).values[field]);
}

test("the fields stay where they are when the guest's card comes", async ({ page, server }) => {
  const { path } = await ownDish(server, "Sashimi de passage");
  const released = Promise.withResolvers<void>();
  await page.route(/\/guest-view-.*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await openDish(page, path, "Sashimi de passage");
  const photo = page.getByRole("button", { name: WORDS.photo.change });
  const topOf = async () => Math.round((await photo.boundingBox())?.y ?? Number.NaN);
  await expect(photo).toBeVisible();
  const before = await topOf();
  released.resolve();
  const preview = page.getByRole("complementary", { name: WORDS.preview.label });
  await expect(preview.getByRole("heading", { name: "Sashimi de passage" }).first()).toBeVisible();
  expect(await topOf()).toBe(before);
});

test("what is typed shows on the guest's card at once, is saved when it is left, and is undone", async ({
  page,
  server,
}) => {
  const { api, id, path } = await ownDish(server, "Sashimi d’essai");
  await openDish(page, path, "Sashimi d’essai");
  const preview = page.getByRole("complementary", { name: WORDS.preview.label });
  const card = preview.getByRole("heading", { name: "Sashimi du jour" }).first();
  const name = page.getByRole("textbox", { name: WORDS.fields.name, exact: true });
  await name.fill("Sashimi du jour");
  await expect(card).toBeVisible();
  expect((await dishOf(api, id)).values.name).toBe("Sashimi d’essai");
  await name.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sashimi du jour" })).toBeVisible();
  await expectValue(api, id, "name").toBe("Sashimi du jour");
  const price = page.getByRole("textbox", { name: WORDS.fields.price_pickup });
  await price.fill("12,50");
  await expect(preview.getByText("12,50").first()).toBeVisible();
  await price.press("Enter");
  await expectValue(api, id, "price_pickup").toBe(1250);
  await page.getByRole("button", { name: DESK.menuPage.undo, exact: true }).last().click();
  await expectValue(api, id, "price_pickup").not.toBe(1250);
  await expect(price).not.toHaveValue("12,50");
});

test("none of the 14 allergens is declared by a press and its confirmation, never by emptying the list", async ({
  page,
  server,
}) => {
  const { api, id, path, target } = await ownDish(server, "Plat à déclarer");
  const undeclared = { target, values: { allergens: null } };
  expect(await api.changeMenu({ edits: [undeclared] })).toMatchObject({ ok: true });
  await openDish(page, path, "Plat à déclarer");
  const missing = page.getByRole("link", { name: WORDS.missing.allergens });
  await expect(missing).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  const state = (word: string) => page.getByRole("button", { name: `poissons : ${word}` });
  await state(WORDS.allergens.states.yes).click();
  await expectValue(api, id, "allergens").toEqual({ contains: ["fish"], may_contain: [] });
  await expect(missing).toHaveCount(0);
  await expect(state(WORDS.allergens.states.yes)).toBeFocused();
  await state(WORDS.allergens.states.no).click();
  await expectValue(api, id, "allergens").toBeNull();
  await page.getByRole("button", { name: WORDS.allergens.declareNone }).click();
  await page.getByRole("button", { name: WORDS.allergens.confirm }).click();
  await expectValue(api, id, "allergens").toEqual({ contains: [], may_contain: [] });
});

test("a dish is taken off sale, put on sale, archived and restored, each undone or done again", async ({
  page,
  server,
}) => {
  const { api, id, path } = await ownDish(server, "Plat à archiver");
  await openDish(page, path, "Plat à archiver");
  await page.getByRole("button", { name: WORDS.takeOff }).click();
  await expectValue(api, id, "is_available").toBe(false);
  await expect(page.getByText(WORDS.offSaleText)).toBeVisible();
  await page.getByRole("button", { name: WORDS.archive, exact: true }).click();
  await expect(page.getByText(WORDS.archivedTitle)).toBeVisible();
  await expectValue(api, id, "archived").toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: WORDS.restore }).click();
  await expectValue(api, id, "archived").toBe(false);
  await page.getByRole("button", { name: WORDS.putOnSale }).click();
  await expectValue(api, id, "is_available").toBe(true);
});

test("a copy opens off sale, with the fields of its original", async ({ page, server }) => {
  const { api, id, path } = await ownDish(server, "Plat à copier");
  await openDish(page, path, "Plat à copier");
  await page.getByRole("button", { name: WORDS.duplicate }).click();
  const name = WORDS.copyOf("Plat à copier");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const copied = await dishOf(api, Number(new URL(page.url()).pathname.split("/").at(-1)));
  const { values } = await dishOf(api, id);
  expect(copied.values).toEqual({ ...values, name, is_available: false });
});

test("choices are bounded, ordered and taken off; categories are a checklist", async ({
  page,
  server,
}) => {
  const { api, id, path } = await ownDish(server, "Plat à choix");
  await openDish(page, path, "Plat à choix");
  const groups = page.getByRole("region", { name: WORDS.sections.choices });
  const [first, second] = (await dishOf(api, id)).values.options;
  const up = groups.getByRole("button", { name: WORDS.choices.up("Sauces") });
  await up.click();
  await expectValue(api, id, "options").toEqual([second, first]);
  const atMost = WORDS.choices.of("Sauces", WORDS.choices.atMost);
  await groups.getByRole("combobox", { name: atMost }).selectOption("2");
  await expectValue(api, id, "options").toEqual([{ ...second, max: 2 }, first]);
  await groups.getByRole("button", { name: WORDS.choices.remove("Sauces") }).click();
  await expectValue(api, id, "options").toEqual([first]);
  const { categories } = await dishOf(api, id);
  await page.getByRole("checkbox", { name: "Desserts" }).check();
  await expect
    .poll(async () => (await dishOf(api, id)).categories)
    .toHaveLength(categories.length + 1);
  const desserts = page.getByRole("checkbox", { name: "Desserts" });
  await desserts.uncheck();
  await desserts.check();
  await desserts.uncheck();
  await expect.poll(async () => (await dishOf(api, id)).categories).toEqual(categories);
  await expect(desserts).not.toBeChecked();
});

test("two people change the same field: both values are shown, and the person is asked", async ({
  page,
  server,
}) => {
  const { api, id, path, target } = await ownDish(server, "Plat à deux");
  await openDish(page, path, "Plat à deux");
  const name = page.getByRole("textbox", { name: WORDS.fields.name, exact: true });
  await name.fill("Plat à moi");
  expect(
    await api.changeMenu({ edits: [{ target, values: { name: "Plat à elle" } }] }),
  ).toMatchObject({ ok: true });
  await name.press("Enter");
  const conflict = page.getByText(/Plat à elle/);
  await expect(conflict.first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Mettre .*Plat à moi/ }).click();
  await expectValue(api, id, "name").toBe("Plat à moi");
});

test("what was typed and not saved survives a closed tab", async ({ page, server, context }) => {
  const { path } = await ownDish(server, "Plat fermé");
  await openDish(page, path, "Plat fermé");
  const description = (of: Page) =>
    of.getByRole("textbox", { name: WORDS.fields.description, exact: true });
  await description(page).fill("Une phrase à moitié");
  await page.close();
  const again = await context.newPage();
  await visit(again, path);
  await expect(description(again)).toHaveValue("Une phrase à moitié");
});

/** A 12 megapixel photo of a phone held upright, with the place where it was taken. */
function phonePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#b5533c", noise } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

type Sent = { sent: Blob };

/** Runs in the page: keeps what is uploaded, since a driver is told nothing of a file's bytes. */
function keepSent(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof Blob) Object.assign(window, { sent: body });
    send.call(this, body);
  };
}

/** Runs in the page. */
async function readSent() {
  const { sent } = window as unknown as Sent;
  const { width, height } = await createImageBitmap(sent);
  return { size: sent.size, width, height };
}

test("a phone's photo is cropped, sent small, shown on the card, and taken back by undo", async ({
  page,
  server,
}) => {
  const { api, id, path } = await ownDish(server, "Plat à photo");
  const before = (await dishOf(api, id)).values.picture;
  await page.addInitScript(keepSent);
  await openDish(page, path, "Plat à photo");
  const photo = page.getByRole("region", { name: WORDS.sections.photo });
  const buffer = await phonePhoto();
  const sent = page.waitForRequest((request) => request.url().includes("/v2/staff/pictures"));
  await photo
    .locator("input[type=file]")
    .setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer });
  const dialog = page.getByRole("dialog", { name: WORDS.photo.crop });
  const frame = dialog.getByRole("group", { name: WORDS.photo.handles.cropArea });
  await expect(frame).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await frame.focus();
  await page.keyboard.press("ArrowDown");
  await dialog.getByRole("button", { name: WORDS.photo.save }).click();
  const part = new URL((await sent).url()).searchParams;
  // The largest part of the shape in the middle, and moved down.
  expect(part.get("x")).toBe("0.0000");
  expect(Number(part.get("width"))).toBeCloseTo(1, 2);
  expect(Number(part.get("height"))).toBeCloseTo(0.5625, 2);
  expect(Number(part.get("y"))).toBeGreaterThan(0.219);
  const shrunk = await page.evaluate(readSent);
  expect(shrunk).toMatchObject({ width: 1800, height: 2400 });
  expect(shrunk.size).toBeLessThan(buffer.length / 2);
  await expectValue(api, id, "picture").not.toEqual(before);
  const { picture } = (await dishOf(api, id)).values;
  expect(picture?.widths.length).toBeGreaterThanOrEqual(4);
  for (const format of picture?.formats ?? []) {
    const file = await page.request.get(`${picture?.path}-400.${format}`);
    const bytes = await file.body();
    expect(bytes.length, format).toBeLessThanOrEqual(60_000);
    expect((await sharp(bytes).metadata()).exif, format).toBeUndefined();
  }
  await expect(photo.getByRole("img")).toHaveAttribute("src", `${picture?.path}-640.jpg`);
  const card = page
    .getByRole("complementary", { name: WORDS.preview.label })
    .locator("img")
    .first();
  await expect(card).toHaveAttribute("src", new RegExp(picture?.path ?? "none"));
  await page.getByRole("button", { name: DESK.menuPage.undo, exact: true }).last().click();
  await expectValue(api, id, "picture").toEqual(before);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const REFUSED_FILES: [string, () => Promise<Buffer>, string][] = [
  ["an SVG with a script", async () => Buffer.from(SVG), PROBLEMS.picture_unsupported.fr],
  ["an empty file", async () => Buffer.alloc(0), PROBLEMS.picture_empty.fr],
  [
    "half a photo",
    async () => (await phonePhoto()).subarray(0, 200_000),
    PROBLEMS.picture_unreadable.fr,
  ],
  ["100 megapixels", () => white(10_000, 10_000), PROBLEMS.picture_too_many_pixels.fr],
];

function white(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: "#fff" };
  return sharp({ create }).png().toBuffer();
}

for (const [what, bytes, words] of REFUSED_FILES)
  test(`${what} as a photo is refused in words, and the dish keeps its own`, async ({
    page,
    server,
  }) => {
    const { api, id, path } = await ownDish(server, "Plat sans photo");
    const before = (await dishOf(api, id)).values.picture;
    await openDish(page, path, "Plat sans photo");
    const photo = page.getByRole("region", { name: WORDS.sections.photo });
    const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await bytes() };
    await photo.locator("input[type=file]").setInputFiles(file);
    await expect(photo.getByRole("alert")).toContainText(words);
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await dishOf(api, id)).values.picture).toEqual(before);
  });

test("a cook has no such page", async ({ page, server }) => {
  const { path } = await ownDish(server, "Plat gardé");
  const cook = await newPerson(server, "Cuisine", "kitchen");
  expect(await (await signedInAs(server, cook)).dish(1101)).toMatchObject({
    problem: { code: "forbidden" },
  });
  await signIn(page, cook);
  await visit(page, path);
  await expect(page.getByText(DESK.notHere.text)).toBeVisible();
});
