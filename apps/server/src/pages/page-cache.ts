import { LRUCache } from "lru-cache";
import { bodyBytes, type EncodedBody, encodeBody } from "../http/encoded-body.ts";

export type CachedPage = { status: number; headers: Record<string, string>; body: EncodedBody };

type Rendered = { status: number; headers: Record<string, string>; html: string };
type Entry = { version: string; page: CachedPage };
type Running = { version: string; page: Promise<CachedPage> };

/** A visitor waits for this one; the next thousand are served the same bytes. */
const BROTLI_QUALITY = 6;

/** Twice what all pages of a large restaurant need. */
const MAX_BYTES = 128 * 1024 * 1024;

export type PageCacheOptions = {
  /** Where the data is another server's, which may be away for a while, the page stays as it was. */
  onFailure?: "say so" | "keep the last";
  maxBytes?: number;
};

/**
 * A page's HTML depends on its template, on whether card payment is offered and on the data version
 * alone, so each is rendered and compressed once, however many ask at the same moment, and cached until
 * the data changes. Of the templates of `PageAddress` there is a fixed number; their bytes are bounded too.
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

  /** One rendering for all who ask for the same version. */
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

    /** Until the next version: not every visitor has to wait for a server that is away, or slow. */
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

/** How long a visitor waits for a newer page than the one that is there. */
export const PATIENCE_MS = 2000;

async function orLast(page: Promise<CachedPage>, last: CachedPage): Promise<CachedPage> {
  const made = await Promise.race([page.catch(() => null), patience()]);
  return made && made.status < 500 ? made : last;
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
}

/** A template says 404 of every unknown address. What failed is rendered again for the next visitor. */
function isCacheable({ status }: CachedPage): boolean {
  return status === 200 || status === 404;
}
