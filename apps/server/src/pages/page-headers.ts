import { createHash } from "node:crypto";
import type { Site } from "@noren/contract/site-config.ts";

/**
 * Headers of every page. The content security policy allows scripts and styles of the site only,
 * and one inline script and style by their hashes: without a nonce, pages can be cached.
 */
export function pageHeaders(
  inline: { style: string; script: string },
  apiRoot: string,
  tags: Site["tags"],
  stripe: StripeOrigins | null,
  /** Origins of icons that are not part of the site's build. */
  iconOrigins: readonly string[] = [],
): Record<string, string> {
  const tagSources = cspSourcesFor(tags);
  const card = stripe === null ? NO_SOURCES : stripeCspSources(stripe);
  const api = apiRoot === "" ? "" : ` ${new URL(apiRoot).origin}`;
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
    "content-security-policy": [
      "default-src 'none'",
      ["script-src 'self'", hashOf(inline.script), ...tagSources.scripts, ...card.scripts].join(
        " ",
      ),
      ...(card.frames.length > 0 ? [["frame-src", ...card.frames].join(" ")] : []),
      `style-src 'self' ${hashOf(inline.style)}`,
      "style-src-attr 'unsafe-inline'",
      `img-src 'self'${api} https: data:`,
      "font-src 'self'",
      [`connect-src 'self'${api}`, ...tagSources.calls, ...card.calls, ...iconOrigins].join(" "),
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": `camera=(), microphone=(), geolocation=(self), payment=(self${card.wallets})`,
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Origins used in place of Stripe's script and API; for tests. */
export type StripeOrigins = { script: string | null; api: string | null };

const NO_SOURCES = { scripts: [], frames: [], calls: [], wallets: "" };

/** Origins that Stripe's script loads, frames and calls; browser wallets run inside its frames. */
function stripeCspSources({ script, api }: StripeOrigins) {
  const scripts = ["https://js.stripe.com", "https://*.js.stripe.com", ...originOf(script)];
  return {
    scripts,
    frames: [...scripts, "https://hooks.stripe.com"],
    calls: ["https://api.stripe.com", ...originOf(api)],
    wallets: ' "https://js.stripe.com"',
  };
}

function originOf(address: string | null): string[] {
  return address === null ? [] : [new URL(address).origin];
}

/** Origins that the configured tracking tools load and call. */
function cspSourcesFor({ tag_manager, analytics, pixel }: Site["tags"]) {
  const google = tag_manager !== "" || analytics !== "";
  return {
    scripts: [
      ...(google ? ["https://www.googletagmanager.com"] : []),
      ...(pixel ? ["https://connect.facebook.net"] : []),
    ],
    calls: [
      ...(google
        ? [
            "https://*.googletagmanager.com",
            "https://*.google-analytics.com",
            "https://*.analytics.google.com",
          ]
        : []),
      ...(pixel ? ["https://www.facebook.com"] : []),
    ],
  };
}
