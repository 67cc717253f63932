import { createHash } from "node:crypto";

/**
 * The policy of every page: scripts only from the site itself and none inline, so pages carry no
 * nonce and can be cached; the one inline style is allowed by its hash.
 */
export function pageHeaders(criticalCss: string, apiRoot: string): Record<string, string> {
  const styleHash = createHash("sha256").update(criticalCss).digest("base64");
  const api = apiRoot === "" ? "" : ` ${new URL(apiRoot).origin}`;
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
    "content-security-policy": [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'sha256-${styleHash}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' https: data:",
      "font-src 'self'",
      `connect-src 'self'${api}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
  };
}
