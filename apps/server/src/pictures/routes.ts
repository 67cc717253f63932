import { newRoutes } from "../http/routes.ts";
import type { Pictures } from "./pictures.ts";

const NAME = /^[0-9a-f]{16}-\d{1,5}\.(avif|webp|jpg)$/;
const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};
/** The name is a hash of the content. */
const FOREVER = "public, max-age=31536000, immutable";

/** Serves uploaded pictures; any other name is left to the site's own files. */
export function pictureFileRoutes({ pictures }: { pictures: Pictures }) {
  const routes = newRoutes();
  // As middleware: a route would answer other names with 405.
  routes.use("/pictures/:name", async (c, next) => {
    const name = c.req.param("name");
    const [, format = ""] = NAME.exec(name) ?? [];
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const bytes = format === "" || !isRead ? null : await pictures.read(name);
    if (!bytes) return next();
    const headers = { "content-type": TYPES[format] ?? "", "cache-control": FOREVER };
    return c.body(new Uint8Array(bytes), 200, headers);
  });
  return routes;
}
