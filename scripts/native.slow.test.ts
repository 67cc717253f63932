import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "./root.ts";
import { succeeds } from "./run-all.ts";
import { TESTED_APP } from "./tested-app.ts";

/**
 * Runs `npm run native` in a copy of the repository, since it writes into both native projects. The
 * folders above the copy have names that the bundler's chunks are chosen by. Packages are copied
 * too: the native projects refer to them by their real path, and the bundler orders modules by it.
 */
const folder = mkdtempSync(join(tmpdir(), "noren-native-"));
const copy = join(folder, "src/platform/ui/noren");
const API_ROOT = TESTED_APP.root;
const NOT_COPIED = ["node_modules", ".git", ".cache", "dist", "data", "test-results"];
const PROJECTS = {
  android: "apps/web/android/app/src/main/assets",
  ios: "apps/web/ios/App/App",
};

/**
 * Plugin lists written by `cap sync`; committed, as the projects can be opened without running it.
 */
const LISTS_OF_PLUGINS = [
  "apps/web/android/capacitor.settings.gradle",
  "apps/web/android/app/capacitor.build.gradle",
  "apps/web/ios/App/CapApp-SPM/Package.swift",
];

beforeAll(() => {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => path === ROOT || !NOT_COPIED.includes(basename(path)),
  });
  cpSync(join(ROOT, "node_modules"), join(copy, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const command = { name: "both projects", command: ["node", "scripts/native.ts"] };
  expect(succeeds({ ...command, cwd: copy, env: { API_ROOT } })).toBe(true);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (path: string) => readFileSync(join(copy, path), "utf8");
const json = (path: string) => JSON.parse(written(path));

test("both projects contain the whole bundle, built for the named server", () => {
  const built = join(copy, "apps/web/dist/native");
  const files = readdirSync(built, { recursive: true }).map(String);
  expect(files.length).toBeGreaterThan(50);
  for (const folder of Object.values(PROJECTS)) {
    const there = readdirSync(join(copy, folder, "public"), { recursive: true }).map(String);
    expect(there).toEqual(expect.arrayContaining(files));
    const page = written(join(folder, "public/index.html"));
    expect(page).toBe(readFileSync(join(built, "index.html"), "utf8"));
    expect(page).toContain(`"apiRoot":"${API_ROOT}"`);
  }
});

test("both projects have every plugin dependency, and the configuration of the system bars", () => {
  const { dependencies } = json("apps/web/package.json");
  const parts = ["@capacitor/core", "@capacitor/android", "@capacitor/ios"];
  const plugins = Object.keys(dependencies).filter(
    (name) => name.startsWith("@capacitor/") && !parts.includes(name),
  );
  const listed: { pkg: string }[] = json(`${PROJECTS.android}/capacitor.plugins.json`);
  expect(listed.map(({ pkg }) => pkg).sort()).toEqual(plugins.sort());
  expect(json(`${PROJECTS.ios}/capacitor.config.json`).packageClassList).toHaveLength(
    plugins.length,
  );
  for (const folder of Object.values(PROJECTS))
    expect(json(`${folder}/capacitor.config.json`)).toMatchObject({
      appId: "app.noren.kawabe",
      plugins: { SystemBars: { insetsHandling: "css" } },
    });
});

test("the committed plugin lists are up to date", () => {
  for (const path of LISTS_OF_PLUGINS)
    expect(written(path), path).toBe(readFileSync(join(ROOT, path), "utf8"));
});

test("Android verifies app links against the named host", () => {
  const host = written("apps/web/android/app/src/main/res/values/site_host.xml");
  expect(host).toContain(">order.example<");
});

test("site, desk and phone app are cut into the same chunks whatever the folders above the project", () => {
  const command = ["node", "scripts/build.ts", "web"];
  expect(succeeds({ name: "site in the copy", command, cwd: copy })).toBe(true);
  expect(succeeds({ name: "site and app", command: [...command, "native"] })).toBe(true);
  for (const part of ["client/assets", "desk/desk-assets"])
    expect(scriptsIn(join(copy, "apps/web/dist", part)), part).toEqual(
      scriptsIn(join(ROOT, "apps/web/dist", part)),
    );
  expect(scriptsIn(join(copy, "apps/web/dist/native/assets"))).toEqual(
    scriptsIn(join(ROOT, TESTED_APP.folder, "assets")),
  );
}, 180_000);

/** The names have a hash of the content. */
function scriptsIn(path: string): string[] {
  const names = readdirSync(path).filter((name) => name.endsWith(".js"));
  expect(names.length).toBeGreaterThan(0);
  return names.sort();
}
