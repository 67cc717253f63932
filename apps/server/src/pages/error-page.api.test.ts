import { expect, test } from "vitest";
import { builtSite } from "../../test/built-site.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { type App, openApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";

type Line = { id?: string; err?: object };

async function withBrokenSite(use: (app: App, logged: Line[]) => Promise<void>) {
  const logged: Line[] = [];
  const config = await readConfig({ DATA_DIR: temporaryFolder(), SAMPLE_DATA: "0" });
  const log = createLog("error", { write: (line: string) => void logged.push(JSON.parse(line)) });
  const webFolder = builtSite('() => { throw new Error("inner detail"); }');
  const app = await openApp({
    config,
    log,
    now: () => 0,
    webFolder,
  });
  await use(app, logged).finally(app.close);
}

test("a page that fails to render is answered with an HTML error page and status 500, and the error is logged", () =>
  withBrokenSite(async ({ http }, logged) => {
    const answer = await http.request("/menu");
    const id = answer.headers.get("x-request-id");
    expect(answer.status).toBe(500);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).toBe(`<h1>/menu ${id}`);
    expect(logged.find(({ err }) => err)).toMatchObject({ id, err: { message: "inner detail" } });
    expect(await (await http.request("/menu", { method: "HEAD" })).text()).toBe("");
  }));

test("with a broken site the API still answers in JSON", () =>
  withBrokenSite(async ({ http }) => {
    const answer = await http.request("/v2/public/nothing");
    expect(answer.headers.get("content-type")).toContain("application/json");
  }));
