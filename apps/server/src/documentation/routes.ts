import { createHash } from "node:crypto";
import type { ApiApp } from "../http/environment.ts";
import { type ApiDocument, apiDocument } from "./api-document.ts";
import { docsPage, STYLE } from "./docs-page.ts";

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'`;

/**
 * Serves `/v2/openapi.json` and `/v2/docs`; generated at the first request, when all routes are
 * registered.
 */
export function addDocumentation(app: ApiApp): void {
  let made: { document: ApiDocument; page: string } | undefined;

  function documentation() {
    if (!made) {
      const document = apiDocument(app);
      made = { document, page: docsPage(document) };
    }
    return made;
  }

  app.get("/v2/openapi.json", (c) => {
    c.header("access-control-allow-origin", "*");
    return c.json(documentation().document);
  });
  app.get("/v2/docs", (c) => {
    c.header("content-security-policy", POLICY);
    return c.html(documentation().page);
  });
}
