import { fromStore, keepPage, privatePage, publicData, publicPage } from "./answers.ts";
import { keep, kept, openStore } from "./keep.ts";
import { isPublicPage, kindOf, menuBeside } from "./request-kind.ts";
import { readVisited, type Visited } from "./visited.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

/** Scripts, styles and fonts of the storefront: filled in after the build. */
declare const __ASSETS__: string[];

/**
 * The menu with its pictures is available offline, and so are visited pages. Nothing personal is
 * ever cached (request-kind.ts). A new deployment's worker caches its files next to the old ones
 * and waits, as browsers do, until the last tab of the old one is closed.
 */
const worker = self as unknown as WorkerScope;
const { origin } = worker.location;

worker.addEventListener("install", (event) => event.waitUntil(keepAssets()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

worker.addEventListener("message", (event) => {
  const visited = readVisited(event.data);
  if (visited) event.waitUntil(keepVisited(visited));
});

function answerTo(asked: FetchEvent): Promise<Response> | null {
  switch (kindOf(asked.request, origin)) {
    case "asset":
      return fromStore("assets", asked);
    case "picture":
      return fromStore("pictures", asked);
    case "data":
      return publicData(asked);
    case "public":
      return publicPage(asked);
    case "private":
      return privatePage(asked);
    default:
      return null;
  }
}

async function keepAssets(): Promise<void> {
  const cache = await openStore("assets");
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(__ASSETS__.filter((path) => !known.has(path)));
}

async function takeOver(): Promise<void> {
  await worker.clients.claim();
  // Cached pages of the deployment before need its files until they are those of this one.
  const pages = await (await openStore("pages")).keys();
  await Promise.all(pages.map(({ url }) => keepPage(origin, new URL(url).pathname)));
  const cache = await openStore("assets");
  const current = new Set(__ASSETS__);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/**
 * Caches the open page, the menu in its form, and the pictures loaded before the worker was active.
 */
async function keepVisited({ visited, pictures }: Visited): Promise<void> {
  const menu = menuBeside(visited);
  const pages = [...new Set([visited, menu])].filter(isPublicPage);
  const missing = await Promise.all(
    pages.map(async (path) => path === visited || !(await kept("pages", origin + path))),
  );
  await Promise.all(pages.filter((_, at) => missing[at]).map((path) => keepPage(origin, path)));
  for (const url of pictures) {
    const request = new Request(url);
    if (kindOf(request, origin) === "picture" && !(await kept("pictures", url)))
      await keep("pictures", url, await fetch(request));
  }
}
