import { openHouse } from "../tests/support/house.ts";

/** Bytes over the wire (brotli) that the first load of the menu page asks for, by kind. */
const house = await openHouse({ LOG_LEVEL: "silent" });
try {
  const page = await compressed("/menu");
  const links = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, url = ""]) => url,
  );
  const sizes: Record<string, number> = { html: page.bytes };
  for (const url of new Set(links)) {
    const kind = url.slice(url.lastIndexOf(".") + 1);
    sizes[kind] = (sizes[kind] ?? 0) + (await compressed(url)).bytes;
  }
  for (const [kind, bytes] of Object.entries(sizes))
    console.log(`menu page, first load, ${kind}: ${(bytes / 1000).toFixed(1)} kB`);
} finally {
  await house.close();
}

async function compressed(path: string) {
  const headers = { "accept-encoding": "br" };
  const response = await fetch(`${house.url}${path}`, { headers });
  return { text: await response.text(), bytes: Number(response.headers.get("content-length")) };
}
