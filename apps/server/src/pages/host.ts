import { join } from "node:path";
import { type Api, createApi, type Send } from "@noren/contract/api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Contacts } from "@noren/contract/settings.ts";
import type { Site } from "@noren/contract/site-config.ts";
import type { Menu } from "@noren/ordering/model.ts";
import type { TrackedOrder } from "@noren/web/render-context.ts";
import { IN_PROCESS } from "../http/in-process.ts";
import { detectedHome, localeOfPath } from "../http/locale-detection.ts";
import { Overloaded } from "../http/overloaded.ts";
import type { Log } from "../log.ts";
import { createBackgroundQueue } from "./background.ts";
import { deskPage } from "./desk-page.ts";
import { createForeignData } from "./foreign-data.ts";
import { generatedFile, isGeneratedFile } from "./generated-files.ts";
import { createPageCache } from "./page-cache.ts";
import { pageHeaders, type StripeOrigins } from "./page-headers.ts";
import { PREVIEW_HEADERS, type PreviewInput } from "./preview-page.ts";
import { type HeaderRecord, redirect, sendBody, sendFilled } from "./send-page.ts";
import { staticFiles } from "./static-files.ts";
import { loadRenderer, readAssets } from "./web-build.ts";

export type PagesOptions = {
  site: Site;
  siteRoot: string;
  /** Empty for this server's own API, which `send` calls in process. */
  apiRoot: string;
  send: Send;
  /**
   * The menus of this server's own API as they are in memory: encoding and decoding them takes
   * several times as long as rendering them.
   */
  menus: (locale: Locale) => Menu[];
  /** The order of a tracking link as the API sends it; null for any other key. */
  trackedOrder: (orderId: string, key: string) => Promise<unknown>;
  /** Changes whenever data that a page shows has changed. */
  dataVersion: () => string;
  now: () => number;
  log: Log;
  webFolder: string;
  pictureFolder: string;
  /** Stripe origins for tests, allowed in the pages in addition to Stripe's own. */
  stripeOrigins: StripeOrigins;
};

/**
 * Makes the API answer as if the request came from another machine (`isFromThisMachine`), where no
 * card payment is offered.
 */
function sendAsRemote(send: Send): Send {
  return (request) => {
    const headers = new Headers(request.headers);
    headers.set("via", "1.1 noren");
    return send(new Request(request, { headers }));
  };
}

/**
 * The page and its headers ask for the settings: with the same answer, even where it is a failure.
 */
function withSettingsOnce(api: Api): Api {
  let settings: ReturnType<Api["settings"]> | undefined;
  return {
    ...api,
    settings() {
      settings ??= api.settings();
      return settings;
    },
  };
}

/** Serves everything but the API: pages, scripts, styles and pictures. */
export async function createPages(options: PagesOptions) {
  const { site, siteRoot, apiRoot, now } = options;
  const clientFolder = join(options.webFolder, "client");
  const [assets, renderer, webFile, pictureFile, deskAt] = await Promise.all([
    readAssets(clientFolder),
    loadRenderer(join(options.webFolder, "server")),
    staticFiles(clientFolder, "/"),
    staticFiles(options.pictureFolder, "/pictures/"),
    deskPage(join(options.webFolder, "desk")),
  ]);
  const { addressOf, isSiteFile, render, siteFile, errorPage, iconOrigins, inlineScript } =
    renderer;
  const inline = { style: assets.criticalCss, script: inlineScript };
  const headersWith = (stripe: StripeOrigins | null) =>
    pageHeaders(inline, apiRoot, site.tags, stripe, iconOrigins(site));
  const withStripe = headersWith(options.stripeOrigins);
  const withoutStripe = headersWith(null);

  const apiIn = (locale: Locale, send: Send) =>
    createApi(apiRoot || IN_PROCESS, send, locale, site.stripe_publishable_key);
  const ownApi = (locale: Locale, send: Send): Api => ({
    ...apiIn(locale, send),
    menus: async () => ({ ok: true, payload: options.menus(locale) }),
  });
  const foreign =
    apiRoot === ""
      ? null
      : createForeignData({
          apiIn: (locale) => apiIn(locale, options.send),
          now,
          log: options.log,
        });

  /** As last read: the error page names the restaurant and its telephone. */
  let contacts: Contacts | null = null;
  async function renderAt(path: string, isCardOffered: boolean, tracked: TrackedOrder | null) {
    const locale = localeOfPath(path);
    const send = isCardOffered ? options.send : sendAsRemote(options.send);
    const api = withSettingsOnce(foreign ? foreign.api(locale) : ownApi(locale, send));
    const generated = await generatedFile(path, { site, siteRoot, assets, api }, siteFile);
    if (generated) return generated;
    // In parallel with the calls of the page, which requests all its data together.
    const reading = api.settings().then((settings) => {
      if (settings.ok) contacts = settings.payload.contacts;
      return settings;
    });
    const request = new Request(new URL(path, siteRoot));
    const context = { api, site, siteRoot, apiRoot, assets, now: now(), tracked };
    const page = await render(request, context);
    const settings = await reading;
    const isStripe = settings.ok && settings.payload.card?.provider === "stripe";
    return { ...page, headers: { ...(isStripe ? withStripe : withoutStripe), ...page.headers } };
  }
  const pageAt = createPageCache(
    (template, isCardOffered) => renderAt(template, isCardOffered, null),
    foreign?.version ?? options.dataVersion,
  );

  /** The order of a tracking page whose link has its key; without it the browser asks the API. */
  async function trackedOrder(
    order_id: string | null,
    query: URLSearchParams,
  ): Promise<TrackedOrder | null> {
    const key = query.get("key");
    if (order_id === null || !key || foreign) return null;
    try {
      const payload = await options.trackedOrder(order_id, key);
      return payload === null ? null : { order_id, key, now: now(), payload };
    } catch (err) {
      options.log.error({ err }, "a tracked order could not be read for its page");
      return null;
    }
  }

  // Whoever floods the one does not keep the others from their pages.
  const trackedPages = createBackgroundQueue();
  const filledPages = createBackgroundQueue();

  async function servePage(
    request: Request,
    common: HeaderRecord,
    isCardOffered: boolean,
  ): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { ...common, allow: "GET, HEAD" } });
    const { pathname, search, searchParams } = new URL(request.url);

    const file = pathname.startsWith("/.")
      ? undefined
      : (deskAt(pathname) ?? webFile(pathname) ?? pictureFile(pathname));
    if (file) {
      const { headers, body } = await file;
      return sendBody(request, 200, { ...headers, ...common }, body);
    }

    if (pathname === "/") {
      const home = detectedHome(request.headers, site);
      const { status, headers, body } = await pageAt(addressOf(home).template, isCardOffered);
      const chosen = { vary: "Accept-Encoding, Accept-Language, Cookie", "content-location": home };
      return sendBody(request, status, { ...headers, ...common, ...chosen }, body);
    }

    if (isGeneratedFile(pathname, isSiteFile)) {
      const { status, headers, body } = await pageAt(pathname, isCardOffered);
      return sendBody(request, status, { ...headers, ...common }, body);
    }
    const { canonical, template, fill, trackedId } = addressOf(pathname);
    if (canonical !== pathname) return redirect(301, `${canonical}${search}`, common);
    // Without its order, as while too many are waiting, the page asks the API for it.
    const tracked = trackedPages.isFull() ? null : await trackedOrder(trackedId, searchParams);
    if (tracked)
      return trackedPages.run(async () => {
        const { status, headers, html } = await renderAt(canonical, isCardOffered, tracked);
        return sendFilled(request, status, { ...headers, ...common }, html);
      });
    const { status, headers, body } = await pageAt(template, isCardOffered);
    if (!fill) return sendBody(request, status, { ...headers, ...common }, body);
    return filledPages.run(() =>
      sendFilled(request, status, { ...headers, ...common }, fill(body.content.toString())),
    );
  }

  /** A page of the shop with a draft; never from the page cache. */
  async function previewPage({ path, headers, apiIn, preview }: PreviewInput): Promise<Response> {
    const request = new Request(new URL(`${preview.base}${path}`, siteRoot));
    const api = apiIn(localeOfPath(path));
    const context = { api, site, siteRoot, apiRoot, assets, now: now(), tracked: null, preview };
    const page = await render(request, context);
    return new Response(page.html, {
      status: page.status,
      headers: { ...withoutStripe, ...page.headers, ...headers, ...PREVIEW_HEADERS },
    });
  }

  /** Answers with an HTML error page where a page fails to render, or too many are waiting. */
  async function servePages(
    request: Request,
    common: HeaderRecord,
    requestId: string,
    isCardOffered: boolean,
  ): Promise<Response> {
    try {
      return await servePage(request, common, isCardOffered);
    } catch (err) {
      const isBusy = err instanceof Overloaded;
      if (!isBusy) options.log.error({ err, id: requestId }, "a page failed");
      const { pathname, search } = new URL(request.url);
      const html = await errorPage(pathname, search, { site, contacts, assets, requestId });
      const body = request.method === "HEAD" ? null : html;
      return new Response(body, {
        status: isBusy ? 503 : 500,
        headers: {
          ...withoutStripe,
          ...common,
          "cache-control": "no-store",
          ...(isBusy && { "retry-after": String(err.retryAfter) }),
        },
      });
    }
  }

  return Object.assign(servePages, { preview: previewPage });
}
