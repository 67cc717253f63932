import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

function aRenderer(status = 200) {
  const calls: string[] = [];
  const render = async (pathname: string) => {
    calls.push(pathname);
    return { status, headers: {}, html: `<p>${pathname}</p>` };
  };
  return { calls, render };
}

test("concurrent requests for a page share one rendering", async () => {
  const { calls, render } = aRenderer();
  const pageAt = createPageCache(render, () => "1");
  await Promise.all(Array.from({ length: 50 }, () => pageAt("/menu")));
  expect(calls).toEqual(["/menu"]);
});

test("a page is rendered again after the data has changed", async () => {
  const { calls, render } = aRenderer();
  let version = "1";
  const pageAt = createPageCache(render, () => version);
  await pageAt("/menu");
  version = "2";
  await pageAt("/menu");
  await pageAt("/menu");
  expect(calls).toEqual(["/menu", "/menu"]);
});

test("a request for a newer version does not get the older one that is still being rendered", async () => {
  const older = Promise.withResolvers<void>();
  let version = "1";
  const pageAt = createPageCache(
    async () => {
      const html = `version ${version}`;
      if (version === "1") await older.promise;
      return { status: 200, headers: {}, html };
    },
    () => version,
  );
  const shown = async () => (await pageAt("/menu")).body.content.toString();
  const first = shown();
  version = "2";
  const second = shown();
  older.resolve();
  expect(await Promise.all([first, second])).toEqual(["version 1", "version 2"]);
});

test("a page rendered while the data changed is rendered again for the next visitor", async () => {
  const { calls, render } = aRenderer();
  const data = { version: "1" };
  const pageAt = createPageCache(
    async (template) => {
      data.version = "2";
      return render(template);
    },
    () => data.version,
  );
  await pageAt("/menu");
  await pageAt("/menu");
  expect(calls).toHaveLength(2);
});

test.each([404, 200])("a page of status %i is cached", async (status) => {
  const { calls, render } = aRenderer(status);
  const pageAt = createPageCache(render, () => "1");
  await pageAt("/a");
  await pageAt("/a");
  expect(calls).toHaveLength(1);
});

test.each([302, 500, 503])("an answer of status %i is not cached", async (status) => {
  const { calls, render } = aRenderer(status);
  const pageAt = createPageCache(render, () => "1");
  await pageAt("/a");
  await pageAt("/a");
  expect(calls).toHaveLength(2);
});

test("the least recently used pages are evicted above the size limit in bytes", async () => {
  const calls: string[] = [];
  const render = async (template: string) => {
    calls.push(template);
    return { status: 200, headers: {}, html: "x".repeat(400) };
  };
  const pageAt = createPageCache(render, () => "1", { maxBytes: 1000 });
  for (const template of ["/a", "/b", "/a", "/c", "/a", "/b"]) await pageAt(template);
  expect(calls).toEqual(["/a", "/b", "/c", "/b"]);
});

test("a failed rendering is not cached, and the next visitor gets the page", async () => {
  let broken = true;
  const pageAt = createPageCache(
    async () => {
      if (broken) throw new Error("no data");
      return { status: 200, headers: {}, html: "fine" };
    },
    () => "1",
  );
  await expect(pageAt("/")).rejects.toThrow("no data");
  broken = false;
  expect((await pageAt("/")).body.content.toString()).toBe("fine");
});

test("a failed rendering is reported, and no older page is served", async () => {
  let version = 1;
  const pageAt = createPageCache(
    async () => {
      if (version === 2) throw new Error("no data");
      return { status: 200, headers: {}, html: "fine" };
    },
    () => String(version),
  );
  await pageAt("/");
  version = 2;
  await expect(pageAt("/")).rejects.toThrow("no data");
});
