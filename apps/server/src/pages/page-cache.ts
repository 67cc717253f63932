import { LRUCache } from "lru-cache";
import { bodyBytes, type EncodedBody, encodeBody } from "../http/encoded-body.ts";

export type CachedPage = { status: number; headers: Record<string, string>; body: EncodedBody };

type Rendered = { status: number; headers: Record<string, string>; html: string };
type Entry = { version: string; page: CachedPage };
type Running = { version: string; page: Promise<CachedPage> };

/** One visitor waits for the compression; all later ones are served the same bytes. */
const BROTLI_QUALITY = 6;

/** Bytes; twice what all pages of a large restaurant need. */
const MAX_BYTES = 128 * 1024 * 1024;

export type PageCacheOptions = {
  /**
   * "keep the last" serves the last page where rendering fails, for data of another server, which
   * may be unavailable for a while.
   */
  onFailure?: "say so" | "keep the last";
  maxBytes?: number;
};

/**
 * Caches rendered pages until the data changes. A page's HTML depends only on its template, on
 * whether card payment is offered and on the data version; concurrent requests share one rendering.
 * `PageAddress` has a fixed number of templates, and `maxBytes` bounds their total size.
 */
export function createPageCache(
  render: (template: string, isCardOffered: boolean) => Promise<Rendered>,
  dataVersion: () => string,
  { onFailure = "say so", maxBytes = MAX_BYTES }: PageCacheOptions = {},
) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => bodyBytes(page.body),
  });
  const running = new Map<string, Running>();

  async function make(
    key: string,
    version: string,
    template: string,
    isCardOffered: boolean,
  ): Promise<CachedPage> {
    const { status, headers, html } = await render(template, isCardOffered);
    const page = { status, headers, body: await encodeBody(Buffer.from(html), BROTLI_QUALITY) };
    if (isCacheable(page)) entries.set(key, { version, page });
    return page;
  }

  /** Coalesces requests for the same version into one rendering. */
  function coalesced(
    key: string,
    version: string,
    template: string,
    isCardOffered: boolean,
  ): Promise<CachedPage> {
    const known = running.get(key);
    if (known?.version === version) return known.page;
    const last = onFailure === "keep the last" ? entries.get(key)?.page : undefined;
    const made = make(key, version, template, isCardOffered);
    const page = last ? orLast(made, last).then((shown) => keepLast(shown, last)) : made;
    const run = { version, page };
    running.set(key, run);
    const forget = () => {
      if (running.get(key) === run) running.delete(key);
    };
    page.then(forget, forget);
    return page;

    /**
     * Caches the last page under the new version, so that not every visitor waits for a failing or
     * slow server.
     */
    function keepLast(shown: CachedPage, last: CachedPage): CachedPage {
      if (shown === last) entries.set(key, { version, page: last });
      return shown;
    }
  }

  return function pageAt(template: string, isCardOffered = true): CachedPage | Promise<CachedPage> {
    const version = dataVersion();
    const key = isCardOffered ? template : `without card ${template}`;
    const entry = entries.get(key);
    return entry?.version === version
      ? entry.page
      : coalesced(key, version, template, isCardOffered);
  };
}

/** How long a visitor waits for a newer page, in ms, before the last one is served. */
export const PATIENCE_MS = 2000;

async function orLast(page: Promise<CachedPage>, last: CachedPage): Promise<CachedPage> {
  const made = await Promise.race([page.catch(() => null), patience()]);
  return made && made.status < 500 ? made : last;
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
}

/**
 * Status 404 is cached because all unknown paths share one template. Failures are rendered again.
 */
function isCacheable({ status }: CachedPage): boolean {
  return status === 200 || status === 404;
}
