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

test("every path of the desk serves the same page, in the language of the path", async () => {
  const pageAt = await deskPage(builtDesk());
  const textAt = async (path: string) => (await pageAt(path))?.body.content.toString();
  for (const path of ["/desk", "/desk/people", "/fr/desk"])
    expect(await textAt(path)).toContain('lang="fr"');
  expect(await textAt("/en/desk/welcome")).toContain('lang="en"');
  for (const path of ["/desktop", "/menu/desk", "/de/desk", "/desk.html"])
    expect(await pageAt(path)).toBeUndefined();
});

test("the desk page has noindex and a content security policy that allows only its own server", async () => {
  const page = await (await deskPage(builtDesk()))("/desk");
  expect(page?.headers["x-robots-tag"]).toContain("noindex");
  expect(page?.headers["content-security-policy"]).toContain("connect-src 'self';");
  expect(page?.headers["referrer-policy"]).toBe("no-referrer");
});

test("without a built desk there is no desk page", async () => {
  const pageAt = await deskPage(temporaryFolder());
  expect(pageAt("/desk")).toBeUndefined();
});
