import type { ServerResponse } from "node:http";

/** A valid PNG of one pixel. */
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export function pictureAt(path: string, response: ServerResponse): void {
  const isThere = path === "/pictures/plate.png";
  response.writeHead(isThere ? 200 : 404, { "content-type": "image/png" });
  response.end(isThere ? DOT : undefined);
}
