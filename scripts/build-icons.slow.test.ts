import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildIcons, FAVICON, ICON_FILES } from "./build-icons.ts";
import { ROOT } from "./root.ts";

test("every icon and splash screen is rendered in its size, and is committed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "noren-icons-"));
  try {
    await buildIcons(folder);
    for (const { path, width, height = width } of ICON_FILES) {
      expect(await sharp(join(folder, path)).metadata(), path).toMatchObject({ width, height });
      expect(existsSync(join(ROOT, "apps/web", path)), `${path} is not committed`).toBe(true);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the favicon is an ICO file with one PNG image", async () => {
  const ico = readFileSync(join(ROOT, "apps/web", FAVICON.path));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, FAVICON.width, FAVICON.width]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: FAVICON.width });
});

test("icons that systems mask are opaque", async () => {
  for (const { path } of ICON_FILES.filter(({ drawing }) => drawing === "square"))
    expect((await sharp(join(ROOT, "apps/web", path)).stats()).isOpaque, path).toBe(true);
});
