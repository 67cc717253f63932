import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { succeeds } from "../scripts/run-all.ts";
import { startTestServer, type TestServer } from "../tests/support/test-server.ts";
import { biggestModules } from "./support/biggest-modules.ts";
import {
  bytesOf,
  firstLoad,
  inKilobytes,
  type LoadedFile,
  scriptsOf,
} from "./support/first-load.ts";

const BUILD_TIMEOUT_MS = 180_000;

let server: TestServer;
beforeAll(async () => {
  // Builds first, as the sizes of a stale build would prove nothing.
  expect(succeeds({ name: "build", command: ["node", "scripts/build.ts"] })).toBe(true);
  server = await startTestServer();
}, BUILD_TIMEOUT_MS);
afterAll(() => server?.close());

vi.setConfig({ testTimeout: BUILD_TIMEOUT_MS });

test.each(["/", "/menu", "/desk"])(
  "the first load of %s has at most 110 kB of JavaScript (brotli)",
  async (path) => {
    await expectWithin(110_000, scriptsOf(await firstLoad(server.url, path)));
  },
);

test.each(["/", "/menu"])("the first paint of %s waits for no style sheet", async (path) => {
  const html = await (await fetch(`${server.url}${path}`)).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((link) => !link.includes(" disabled"))).toEqual([]);
});

test("the checkout loads at most 30 kB of JavaScript (brotli) beyond that of the menu", async () => {
  const [menu, checkout] = await Promise.all(
    ["/menu", "/checkout"].map(async (path) => scriptsOf(await firstLoad(server.url, path))),
  );
  const known = new Set(menu?.map(({ url }) => url));
  await expectWithin(30_000, checkout?.filter(({ url }) => !known.has(url)) ?? []);
});

/** Fails with the largest modules if the budget is exceeded. */
async function expectWithin(budget: number, scripts: LoadedFile[]): Promise<void> {
  const bytes = bytesOf(scripts);
  expect(bytes).toBeGreaterThan(0);
  if (bytes <= budget) return;
  // Without it React's development build would be measured, and file names would differ.
  vi.stubEnv("NODE_ENV", "production");
  const modules = await biggestModules(scripts.map(({ url }) => url));
  expect.fail(
    `${inKilobytes(bytes)} of ${inKilobytes(budget)} in brotli. The heaviest modules:\n${modules}`,
  );
}
