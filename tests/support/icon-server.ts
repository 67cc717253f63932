import { createServer } from "node:http";
import { openOnLoopback } from "../../apps/server/test/open-on-loopback.ts";

/** `normal`: answers; `down`: 500; `none`: 404; `silent`: never answers. */
type IconServerBehaviour = "normal" | "down" | "none" | "silent";

export type IconServer = { url: string; requestCount: () => number; close: () => Promise<void> };

/** An emulator of the icon service's API: `GET /{set}.json?icons={names}`. */
export async function openIconServer(behaviour: IconServerBehaviour): Promise<IconServer> {
  let requestCount = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    requestCount++;
    if (behaviour === "silent") return;
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("content-type", "application/json");
    if (behaviour !== "normal") {
      response.writeHead(behaviour === "down" ? 500 : 404).end(behaviour);
      return;
    }
    const names = (searchParams.get("icons") ?? "").split(",");
    const body = '<path fill="currentColor" d="M32 32h192v192H32z"/>';
    const icons = Object.fromEntries(names.map((name) => [name, { body }]));
    const prefix = pathname.slice(1).replace(/\.json$/, "");
    response.end(JSON.stringify({ prefix, icons, width: 256, height: 256 }));
  });
  const { url, close } = await openOnLoopback(server);
  return {
    url,
    requestCount: () => requestCount,
    close,
  };
}
