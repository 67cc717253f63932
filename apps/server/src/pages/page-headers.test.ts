import { expect, test } from "vitest";
import { pageHeaders, type StripeOrigins } from "./page-headers.ts";

const INLINE = { style: "body{}", script: "f()" };
/** `printf 'f()' | openssl dgst -sha256 -binary | base64` */
const SELF = "'self' 'sha256-GcEEE0IkDzIP5EQ6DXZaDPORqT5RTBELX8Fyzyg9yvo='";
const NONE = { tag_manager: "", analytics: "", pixel: "" };
const policyWith = (tags: Partial<typeof NONE>, apiRoot = "") =>
  pageHeaders(INLINE, apiRoot, { ...NONE, ...tags }, null)["content-security-policy"];

test("the policy allows scripts, calls and pictures of the site and its API, and one inline script by hash", () => {
  expect(policyWith({})).toContain(`script-src ${SELF};`);
  expect(policyWith({})).toContain("connect-src 'self';");
  expect(policyWith({}, "https://api.example/v2")).toContain(
    "connect-src 'self' https://api.example;",
  );
  expect(policyWith({}, "http://127.0.0.1:4000/api")).toContain(
    "img-src 'self' http://127.0.0.1:4000 https: data:;",
  );
});

test("the policy denies everything that pages do not use, and allows one inline style by hash", () => {
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

test("a page is revalidated on each request and varies by encoding", () => {
  const headers = pageHeaders(INLINE, "", NONE, null);
  expect(headers).toMatchObject({ "cache-control": "no-cache", vary: "Accept-Encoding" });
});

test("the policy allows the origins that icons are loaded from", () => {
  const tags = { ...NONE };
  const headers = pageHeaders(INLINE, "", tags, null, ["https://icons.example"]);
  expect(headers["content-security-policy"]).toContain("connect-src 'self' https://icons.example;");
});

test("a configured tracking tool adds only its own origins to the policy", () => {
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

test("the policy allows Stripe only where it takes cards", () => {
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

test("configured origins of Stripe's script and API are allowed in addition to its own", () => {
  const own = { script: "http://127.0.0.1:1/stripe.js", api: "http://127.0.0.1:2" };
  const policy = pageHeaders(INLINE, "", NONE, own)["content-security-policy"];
  expect(policy).toMatch(/script-src [^;]* http:\/\/127\.0\.0\.1:1;/);
  expect(policy).toMatch(/connect-src [^;]* http:\/\/127\.0\.0\.1:2;/);
});
