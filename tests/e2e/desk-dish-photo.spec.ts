import sharp from "sharp";
import { PROBLEMS } from "../../packages/contract/src/problems.ts";
import { ownDish, savedField } from "../support/own-dish.ts";
import { phonePhoto } from "../support/phone-photo.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK } from "./pages/desk.ts";
import { openDish } from "./pages/dish.ts";

/** A file that is no photo is refused. */
test.use({ locale: "fr-FR", refused: [415, 422] });

const WORDS = DESK.dish;

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
  const dish = await ownDish(server, "Plat à photo");
  const before = (await dish.saved()).picture;
  await page.addInitScript(keepSent);
  await openDish(page, dish);
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
  const point = dialog.getByRole("slider", { name: WORDS.photo.focus });
  await point.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(point).toHaveAttribute("aria-valuenow", "46");
  await dialog.getByRole("button", { name: WORDS.photo.save }).click();
  const part = new URL((await sent).url()).searchParams;
  // The largest part of the shape in the middle, and moved down.
  expect(part.get("x")).toBe("0.0000");
  expect(Number(part.get("width"))).toBeCloseTo(1, 2);
  expect(Number(part.get("height"))).toBeCloseTo(0.5625, 2);
  expect(Number(part.get("y"))).toBeGreaterThan(0.219);
  expect(Number(part.get("y"))).toBeLessThan(0.4);
  const shrunk = await page.evaluate(readSent);
  expect(shrunk).toMatchObject({ width: 1800, height: 2400 });
  expect(shrunk.size).toBeLessThan(buffer.length / 2);
  await expect.poll(savedField(dish, "picture")).not.toEqual(before);
  const { picture } = await dish.saved();
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
  await expect(card).toHaveCSS("object-position", "46% 50%");
  await page.getByRole("button", { name: DESK.menuPage.undo, exact: true }).last().click();
  await expect.poll(savedField(dish, "picture")).toEqual(before);
});

test("the focal point and the text of a photo are changed later, and guests get both", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat au point");
  await openDish(page, dish);
  const photo = page.getByRole("region", { name: WORDS.sections.photo });
  await photo.getByRole("button", { name: WORDS.photo.focus }).click();
  const dialog = page.getByRole("dialog", { name: WORDS.photo.focus });
  const point = dialog.getByRole("slider", { name: WORDS.photo.focus });
  await expect(point).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  // A press on the photo, then a drag of the point itself, out of the photo.
  const box = await dialog.locator("img").first().boundingBox();
  if (!box) throw new Error("no photo");
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.click(...at(0.25, 0.75));
  await expect(point).toHaveAttribute("aria-valuenow", "25");
  await page.mouse.move(...at(0.25, 0.75));
  await page.mouse.down();
  await page.mouse.move(...at(0.6, 0.5), { steps: 3 });
  await page.mouse.move(...at(1.2, 0.5), { steps: 3 });
  await page.mouse.up();
  await expect(point).toHaveAttribute("aria-valuenow", "100");
  await dialog.getByRole("button", { name: WORDS.photo.saveFocus }).click();
  await expect.poll(savedField(dish, "picture")).toMatchObject({ focus: { x: 1, y: 0.5 } });
  const text = photo.getByRole("textbox", { name: WORDS.fields.picture_alt, exact: true });
  await text.fill("Six makis autour d’un bol de sauce");
  await text.blur();
  await expect.poll(savedField(dish, "picture_alt")).toBe("Six makis autour d’un bol de sauce");
  await visit(page, `/menu?product=${dish.id}`);
  const shown = page.getByRole("img", { name: "Six makis autour d’un bol de sauce" });
  await expect(shown).toHaveCSS("object-position", "100% 50%");
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
    const dish = await ownDish(server, "Plat sans photo");
    const before = (await dish.saved()).picture;
    await openDish(page, dish);
    const photo = page.getByRole("region", { name: WORDS.sections.photo });
    const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await bytes() };
    await photo.locator("input[type=file]").setInputFiles(file);
    await expect(photo.getByRole("alert")).toContainText(words);
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await dish.saved()).picture).toEqual(before);
  });
