import { LRUCache } from "lru-cache";
import { type EncodedBody, encodedBody } from "../http/encoded-body.ts";

export type CachedPage = { status: number; headers: Record<string, string>; body: EncodedBody };

type Rendered = { status: number; headers: Record<string, string>; html: string };
type Entry = { version: string; page: CachedPage };
type Running = { version: string; page: Promise<CachedPage> };

/** One visitor waits for the compression; all later ones are served the same bytes. */
const BROTLI_QUALITY = 5;

/** Bytes; twice what all pages of a large restaurant need. */
export const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Caches rendered pages until the data changes. A page's HTML depends only on its template, on
 * whether card payment is offered and on the data version; concurrent requests share one rendering.
 * `PageAddress` has a fixed number of templates, and `maxBytes` bounds their total size.
 */
export function createPageCache(
  render: (template: string, isCardOffered: boolean) => Promise<Rendered>,
  dataVersion: () => string,
  { maxBytes = MAX_BYTES }: { maxBytes?: number } = {},
) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.body.maxBytes,
  });
  const running = new Map<string, Running>();

  async function make(
    key: string,
    version: string,
    template: string,
    isCardOffered: boolean,
  ): Promise<CachedPage> {
    const { status, headers, html } = await render(template, isCardOffered);
    const page = { status, headers, body: encodedBody(Buffer.from(html), BROTLI_QUALITY) };
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
    const inFlight = running.get(key);
    if (inFlight?.version === version) return inFlight.page;
    const page = make(key, version, template, isCardOffered);
    const run = { version, page };
    running.set(key, run);
    const forget = () => {
      if (running.get(key) === run) running.delete(key);
    };
    page.then(forget, forget);
    return page;
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

/**
 * Status 404 is cached because all unknown paths share one template. Failures are rendered again.
 */
function isCacheable({ status }: CachedPage): boolean {
  return status === 200 || status === 404;
}
