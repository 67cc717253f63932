import { expect, test } from "vitest";
import { pageHeaders, type StripeOrigins } from "./page-headers.ts";

const INLINE = { style: "body{}", script: "f()" };
/** `printf 'f()' | openssl dgst -sha256 -binary | base64` */
const SELF = "'self' 'sha256-GcEEE0IkDzIP5EQ6DXZaDPORqT5RTBELX8Fyzyg9yvo='";
const NONE = { tag_manager: "", analytics: "", pixel: "" };
const policyWith = (tags: Partial<typeof NONE>, apiRoot = "") =>
  pageHeaders(INLINE, apiRoot, { ...NONE, ...tags }, null)["content-security-policy"];

test("scripts, calls and pictures are the site's own, and its API's; one script may stand in a page", () => {
  expect(policyWith({})).toContain(`script-src ${SELF};`);
  expect(policyWith({})).toContain("connect-src 'self';");
  expect(policyWith({}, "https://api.example/v2")).toContain(
    "connect-src 'self' https://api.example;",
  );
  expect(policyWith({}, "http://127.0.0.1:4000/api")).toContain(
    "img-src 'self' http://127.0.0.1:4000 https: data:;",
  );
});

test("what no page needs is closed, and one style may stand in a page", () => {
  // `printf 'body{}' | openssl dgst -sha256 -binary | base64`
  const style = "'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='";
  const directives = policyWith({})?.split("; ");
  for (const directive of [
    "default-src 'none'",
    `style-src 'self' ${style}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(directives).toContain(directive);
});

test("a page is asked for anew each time, in the encodings that the browser takes", () => {
  const headers = pageHeaders(INLINE, "", NONE, null);
  expect(headers).toMatchObject({ "cache-control": "no-cache", vary: "Accept-Encoding" });
});

test("servers of icons are opened where an icon is to come from them", () => {
  const tags = { ...NONE };
  const headers = pageHeaders(INLINE, "", tags, null, ["https://icons.example"]);
  expect(headers["content-security-policy"]).toContain("connect-src 'self' https://icons.example;");
});

test("a configured tool opens the policy for itself alone", () => {
  const pixel = policyWith({ pixel: "42" });
  expect(pixel).toContain(`script-src ${SELF} https://connect.facebook.net;`);
  expect(pixel).not.toContain("google");
  const manager = policyWith({ tag_manager: "GTM-ABC" });
  expect(manager).toContain(`script-src ${SELF} https://www.googletagmanager.com;`);
  expect(manager).not.toContain("facebook");
  const analytics = policyWith({ analytics: "G-ABC" });
  expect(analytics).toContain(`script-src ${SELF} https://www.googletagmanager.com;`);
  for (const policy of [manager, analytics])
    expect(policy).toMatch(/connect-src [^;]* https:\/\/\*\.google-analytics\.com/);
  expect(pixel).toContain("connect-src 'self' https://www.facebook.com;");
});

test("Stripe is let in where it takes cards, and nowhere else", () => {
  const headers = (stripe: StripeOrigins | null) => pageHeaders(INLINE, "", NONE, stripe);
  const offered = headers({ script: null, api: null });
  const policy = offered["content-security-policy"];
  const js = "https://js.stripe.com https://*.js.stripe.com";
  expect(policy).toContain(`script-src ${SELF} ${js};`);
  expect(policy).toContain(`frame-src ${js} https://hooks.stripe.com;`);
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(offered["permissions-policy"]).toContain('payment=(self "https://js.stripe.com")');
  const none = headers(null);
  expect(JSON.stringify(none)).not.toContain("stripe");
  expect(none["content-security-policy"]).not.toContain("frame-src");
});

test("other addresses of Stripe's script and API are let in beside its own", () => {
  const own = { script: "http://127.0.0.1:1/stripe.js", api: "http://127.0.0.1:2" };
  const policy = pageHeaders(INLINE, "", NONE, own)["content-security-policy"];
  expect(policy).toMatch(/script-src [^;]* http:\/\/127\.0\.0\.1:1;/);
  expect(policy).toMatch(/connect-src [^;]* http:\/\/127\.0\.0\.1:2;/);
});
