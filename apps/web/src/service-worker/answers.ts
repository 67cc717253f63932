import { FORMS, formOf, inForm } from "../routes.ts";
import { emptyPage } from "./empty-page.ts";
import { keep, kept, openStore, type Store } from "./keep.ts";
import { KEPT_MARK } from "./kept-mark.ts";
import { menuBeside } from "./request-kind.ts";
import type { FetchEvent } from "./worker-scope.ts";

/** On a slow network the cached response is used after this time in ms. */
const PATIENCE_MS = 4000;

/** Immutable files: from the cache, else from the network and then cached. */
export async function fromStore(store: Store, asked: FetchEvent): Promise<Response> {
  const { url } = asked.request;
  return (await kept(store, url)) ?? fetched(store, url, asked);
}

/** Settings, menus and offers: network first. They vary by the requested locale. */
export function publicData(asked: FetchEvent): Promise<Response> {
  const { url, headers } = asked.request;
  const key = new URL(url);
  key.searchParams.set("locale", headers.get("accept-language") ?? "");
  return freshest("data", key.href, asked);
}

/**
 * A page that is the same for everybody, cached by its URL without the query. From the cache it is
 * marked, and renews its data itself (`renew-kept-page.ts`).
 */
export async function publicPage(asked: FetchEvent): Promise<Response> {
  const { url } = asked.request;
  const { origin, pathname } = new URL(url);
  try {
    return await freshest("pages", origin + pathname, asked, marked);
  } catch (error) {
    return startedFromKept(url, error);
  }
}

/** A personal page is never cached; offline it starts in the browser from a cached public page. */
export async function privatePage({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return startedFromKept(request.url, error);
  }
}

/** Caches what a page needs to be opened again, in the background. */
export async function keepPage(origin: string, pathname: string): Promise<void> {
  const address = origin + pathname;
  const answer = await fetch(address, { cache: "no-cache", credentials: "same-origin" });
  await keep("pages", address, answer);
}

async function freshest(
  store: Store,
  key: string,
  asked: FetchEvent,
  asKept: (old: Response) => Response | Promise<Response> = (old) => old,
): Promise<Response> {
  const answer = fetched(store, key, asked);
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const first = await Promise.race([answer, late]);
    if (first && first.status < 500) return first;
    const old = await kept(store, key);
    return old ? await asKept(old) : await answer;
  } catch (error) {
    const old = await kept(store, key);
    if (!old) throw error;
    return await asKept(old);
  }
}

/**
 * `waitUntil` keeps the worker alive until the response is cached, even if it came too late to be
 * used.
 */
async function fetched(store: Store, key: string, asked: FetchEvent): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<void>();
  asked.waitUntil(promise);
  try {
    const answer = await fetch(asked.request);
    void keep(store, key, answer.clone()).finally(resolve);
    return answer;
  } catch (error) {
    resolve();
    throw error;
  }
}

/** Any cached page of the same form can start this one; without one, a page of another form. */
async function startedFromKept(url: string, error: unknown): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const page = await pageInForm(origin, formOf(pathname).prefix);
  if (page) return marked(page, emptyPage);
  for (const { prefix } of FORMS)
    if (await pageInForm(origin, prefix))
      return Response.redirect(`${origin}${inForm(pathname, prefix)}${search}`);
  throw error;
}

async function marked(page: Response, change = (html: string) => html): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const html = change(await page.text());
  return new Response(html.replace("<html ", `<html ${KEPT_MARK} `), { headers });
}

async function pageInForm(origin: string, prefix: string): Promise<Response | undefined> {
  const menu = await kept("pages", origin + menuBeside(prefix || "/"));
  if (menu) return menu;
  const pages = await openStore("pages");
  const other = (await pages.keys()).find(({ url }) => {
    const { pathname } = new URL(url);
    // The home page is in the language of whoever asks.
    return pathname !== "/" && formOf(pathname).prefix === prefix;
  });
  return other && pages.match(other, { ignoreVary: true });
}
