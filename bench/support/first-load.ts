/** A file of a page's first load; `bytes` is its transferred size in brotli. */
export type LoadedFile = { url: string; kind: string; bytes: number };

/** The HTML of a page and every asset that it references, which a browser fetches at once. */
export async function firstLoad(site: string, path: string): Promise<LoadedFile[]> {
  const page = await compressed(site, path);
  const links = page.text.matchAll(/(?:src|href)="(\/(?:desk-)?assets\/[^"]+)"/g);
  const urls = new Set([...links].map(([, url = ""]) => url));
  const files = [...urls].map(async (url) => {
    const { bytes } = await compressed(site, url);
    return { url, kind: url.slice(url.lastIndexOf(".") + 1), bytes };
  });
  return [{ url: path, kind: "html", bytes: page.bytes }, ...(await Promise.all(files))];
}

export function scriptsOf(files: readonly LoadedFile[]): LoadedFile[] {
  return files.filter(({ kind }) => kind === "js");
}

export function bytesOf(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** `1 kB` is 1,000 bytes, as in all benchmarks. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

async function compressed(site: string, path: string) {
  const response = await fetch(`${site}${path}`, { headers: { "accept-encoding": "br" } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return { text: await response.text(), bytes: Number(response.headers.get("content-length")) };
}
