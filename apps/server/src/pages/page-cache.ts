import { type EncodedBody, encodeBody } from "../http/encoded-body.ts";

export type CachedPage = { status: number; headers: Record<string, string>; body: EncodedBody };

type Rendered = { status: number; headers: Record<string, string>; html: string };
type Entry = { version: string; page: Promise<CachedPage> };

/** A visitor waits for this one; the next thousand are served the same bytes. */
const BROTLI_QUALITY = 6;

/**
 * A page's HTML depends on its path, on whether card payment is offered and on the data version
 * alone, so each is rendered and compressed once, however many ask at the same moment, and kept until the data changes. Only
 * pages that exist are kept: a made-up path must not fill the memory. Where the data is another
 * server's, which may be away for a while, `keep the last` serves the page as it was before.
 */
export function createPageCache(
  render: (pathname: string, isCardOffered: boolean) => Promise<Rendered>,
  dataVersion: () => string,
  onFailure: "say so" | "keep the last" = "say so",
) {
  const entries = new Map<string, Entry>();

  async function make(pathname: string, isCardOffered: boolean): Promise<CachedPage> {
    const { status, headers, html } = await render(pathname, isCardOffered);
    return { status, headers, body: await encodeBody(Buffer.from(html), BROTLI_QUALITY) };
  }

  return async function pageAt(pathname: string, isCardOffered = true): Promise<CachedPage> {
    const version = dataVersion();
    const key = `${isCardOffered ? "" : "without card "}${pathname}`;
    const known = entries.get(key);
    if (known?.version === version) return known.page;
    const last = onFailure === "keep the last" ? known?.page : undefined;
    const made = make(pathname, isCardOffered);
    const entry = { version, page: last ? orLast(made, last) : made };
    entries.set(key, entry);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.page.then((page) => isKept(page) || forget(), forget);
    return entry.page;
  };
}

/** How long a visitor waits for a newer page than the one that is there. */
export const PATIENCE_MS = 2000;

/** Until the data's next version: not every visitor has to wait for a server that is away, or slow. */
async function orLast(page: Promise<CachedPage>, last: Promise<CachedPage>): Promise<CachedPage> {
  const made = await Promise.race([page.catch(() => null), patience()]);
  return made && made.status < 500 ? made : last;
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
}

/** A page of one person is made for each of them. */
function isKept({ status, headers }: CachedPage): boolean {
  return status === 200 && headers["cache-control"] !== "no-store";
}
