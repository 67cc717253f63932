import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "./static-files.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "noren-static-"));
  await mkdir(join(folder, "public", "assets"), { recursive: true });
  await mkdir(join(folder, "public", "icons"));
  await writeFile(join(folder, "public", "icons", "desk-maskable-192.png"), "icon");
  await writeFile(join(folder, "secret.txt"), "not for visitors");
  await writeFile(join(folder, "public", "assets", "menu-a1b2c3d4.js"), "export {};");
  await writeFile(join(folder, "public", "robots.txt"), "User-agent: *");
});

afterAll(() => rm(folder, { recursive: true }));

test("staticFiles serves only files below its folder, whatever the path", async () => {
  const fileAt = await staticFiles(join(folder, "public"), "/");
  for (const path of [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets",
  ])
    expect(fileAt(path)).toBeUndefined();
  expect(await fileAt("/robots.txt")).toBeDefined();
});

test("a file with a content hash in its name is cached for a year, others are not immutable", async () => {
  const fileAt = await staticFiles(join(folder, "public"), "/");
  expect((await fileAt("/assets/menu-a1b2c3d4.js"))?.headers["cache-control"]).toContain(
    "immutable",
  );
  for (const path of ["/robots.txt", "/icons/desk-maskable-192.png"])
    expect((await fileAt(path))?.headers["cache-control"]).not.toContain("immutable");
});

test("fonts may be loaded from other origins, other files may not", async () => {
  await writeFile(join(folder, "public", "assets", "text-a1b2c3d4.woff2"), "font");
  const fileAt = await staticFiles(join(folder, "public"), "/");
  const allowed = async (path: string) =>
    (await fileAt(path))?.headers["access-control-allow-origin"];
  expect(await allowed("/assets/text-a1b2c3d4.woff2")).toBe("*");
  expect(await allowed("/assets/menu-a1b2c3d4.js")).toBeUndefined();
});

test("a .br file of the build is sent as brotli encoding and has no URL of its own", async () => {
  const script = join(folder, "public", "assets", "desk-a1b2c3d4.js");
  await writeFile(script, "export {};".repeat(60));
  await writeFile(`${script}.br`, "packed");
  const fileAt = await staticFiles(join(folder, "public"), "/");
  const file = await fileAt("/assets/desk-a1b2c3d4.js");
  expect((await file?.body.bytesIn("br"))?.toString()).toBe("packed");
  expect(fileAt("/assets/desk-a1b2c3d4.js.br")).toBeUndefined();
});

test("scripts are read at start, so a running site is not affected by a new build", async () => {
  const script = join(folder, "public", "assets", "gone-a1b2c3d4.js");
  await writeFile(script, "export {};");
  const fileAt = await staticFiles(join(folder, "public"), "/");
  await rm(script);
  expect((await fileAt("/assets/gone-a1b2c3d4.js"))?.body.content.toString()).toBe("export {};");
});
