import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { deskPage } from "./desk-page.ts";

function builtDesk(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "desk-assets"));
  writeFileSync(join(folder, "desk-assets", "desk-1a2b3c4d.js"), "export {};");
  writeFileSync(join(folder, "desk.html"), '<!doctype html><html lang="fr">');
  return folder;
}

test("every address of the desk is its one page, in the language of the address", async () => {
  const pageAt = await deskPage(builtDesk());
  const textAt = async (path: string) => (await pageAt(path))?.body.identity.bytes.toString();
  for (const path of ["/desk", "/desk/people", "/fr/desk"])
    expect(await textAt(path)).toContain('lang="fr"');
  expect(await textAt("/en/desk/welcome")).toContain('lang="en"');
  for (const path of ["/desktop", "/menu/desk", "/de/desk", "/desk.html"])
    expect(await pageAt(path)).toBeUndefined();
});

test("search engines stay out, and the page speaks to its own server alone", async () => {
  const page = await (await deskPage(builtDesk()))("/desk");
  expect(page?.headers["x-robots-tag"]).toContain("noindex");
  expect(page?.headers["content-security-policy"]).toContain("connect-src 'self';");
  expect(page?.headers["referrer-policy"]).toBe("no-referrer");
});

test("a restaurant whose desk is not built has none", async () => {
  const pageAt = await deskPage(temporaryFolder());
  expect(pageAt("/desk")).toBeUndefined();
});
