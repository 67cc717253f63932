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

test("the native bundle has no server code", () => {
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

test("the native bundle has no desk code", () => {
  expect(files.filter((name) => /desk/i.test(name))).toEqual([]);
  expect(scripts).not.toContain("/v2/staff/");
});

test("the native bundle has no service worker and no update check", () => {
  expect(files.filter((name) => /after-start|service-worker/.test(name))).toEqual([]);
  expect(scripts).not.toContain("service-worker.js");
});

test("the native bundle has no payment page, which opens in the device's browser, and no card form", () => {
  expect(files.filter((name) => /pay-page|provider-forms/.test(name))).toEqual([]);
  for (const word of ["://paid", "window.Stripe", "4242"])
    expect(scripts, word).not.toContain(word);
});

test("the native page preloads the chunks and fonts of the menu", () => {
  const page = readFileSync(join(ROOT, TESTED_APP.folder, "index.html"), "utf8");
  const named = [
    ...page.matchAll(/rel="modulepreload"[^>]* href="\/assets\/([a-z-]+)-[\w-]{8}\.js/g),
  ];
  expect(named.map(([, name]) => name)).toEqual(
    expect.arrayContaining(["entry-client", "fr", "menu-page"]),
  );
  // A stored menu needs no parsing.
  expect(page).not.toMatch(/rel="modulepreload"[^>]*tolerant/);
  expect(page.match(/rel="preload" as="font"[^>]*latin-wght-normal/g)).toHaveLength(2);
  expect(page).not.toMatch(/rel="modulepreload"[^>]*checkout/);
});

test("the web bundle has no Capacitor code", () => {
  const web = read("apps/web/dist/client");
  expect(web.scripts).not.toMatch(/capacitor/i);
});
