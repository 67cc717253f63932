import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ROOT } from "./root.ts";
import { succeeds } from "./run-all.ts";
import { TESTED_APP } from "./tested-app.ts";

let scripts = "";
let files: string[] = [];

beforeAll(() => {
  const steps = ["native", "web"];
  expect(succeeds({ name: "builds", command: ["node", "scripts/build.ts", ...steps] })).toBe(true);
  ({ files, scripts } = read(TESTED_APP.folder));
}, 180_000);

function read(folder: string) {
  const files = readdirSync(join(ROOT, folder, "assets"));
  const texts = files
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(ROOT, folder, "assets", name), "utf8"));
  return { files, scripts: texts.join("\n") };
}

test("the phone app holds no code of the server", () => {
  expect(scripts.length).toBeGreaterThan(100_000);
  expect(scripts).not.toMatch(/["'`]node:/);
  for (const word of [
    "DATABASE_URL",
    "SMTP_URL",
    "STRIPE_SECRET",
    "argon2",
    "kysely",
    "renderToString",
  ])
    expect(scripts, word).not.toContain(word);
});

test("and none of the desk", () => {
  expect(files.filter((name) => /desk/i.test(name))).toEqual([]);
  expect(scripts).not.toContain("/v2/staff/");
});

test("nor the service worker, nor the look for newer versions", () => {
  expect(files.filter((name) => /after-start|service-worker/.test(name))).toEqual([]);
  expect(scripts).not.toContain("service-worker.js");
});

test("nor the page that pays, which the device's browser shows, nor any form for a card", () => {
  expect(files.filter((name) => /pay-page|provider-forms/.test(name))).toEqual([]);
  for (const word of ["://paid", "window.Stripe", "4242"])
    expect(scripts, word).not.toContain(word);
});

test("its page names the parts of the menu and its fonts, so that none waits for another", () => {
  const page = readFileSync(join(ROOT, TESTED_APP.folder, "index.html"), "utf8");
  const named = [
    ...page.matchAll(/rel="modulepreload"[^>]* href="\/assets\/([a-z-]+)-[\w-]{8}\.js/g),
  ];
  expect(named.map(([, name]) => name)).toEqual(
    expect.arrayContaining(["entry-client", "fr", "menu-page"]),
  );
  // A menu that was kept is shown as it was read.
  expect(page).not.toMatch(/rel="modulepreload"[^>]*tolerant/);
  expect(page.match(/rel="preload" as="font"[^>]*latin-wght-normal/g)).toHaveLength(2);
  expect(page).not.toMatch(/rel="modulepreload"[^>]*checkout/);
});

test("a browser loads nothing of the phone app's plugins", () => {
  const web = read("apps/web/dist/client");
  expect(web.scripts).not.toMatch(/capacitor/i);
});
