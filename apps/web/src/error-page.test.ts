import { siteConfigSchema } from "@noren/contract/site-config.ts";
import { expect, test } from "vitest";
import { errorPage } from "./error-page.tsx";
import { en } from "./i18n/en.ts";
import { fr } from "./i18n/fr.ts";

const context = {
  site: siteConfigSchema.parse({ site_id: "kawabe", title: "Chez <Marcel>" }),
  assets: {
    entry: "/assets/entry.js",
    styles: [],
    criticalCss: "main{color:red}",
    preloads: () => [],
  },
  contacts: { name: "Chez <Marcel>", phone: "01 23 45 67 89" },
  requestId: "f00d-1234",
};

for (const { path, locale, home, words } of [
  { path: "/menu", locale: "fr", home: "/", words: fr },
  { path: "/fr/menu", locale: "fr", home: "/fr", words: fr },
  { path: "/en/menu", locale: "en", home: "/en", words: en },
])
  test(`an error page for ${path} is in the language of the path, with links`, async () => {
    const html = await errorPage(path, "", context);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<h1>${words.error.heading}</h1>`);
    expect(html).toContain(words.error.reference(context.requestId));
    expect(html).toMatch(new RegExp(`href="${home}"[^>]*>${words.error.home}`));
    expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${words.error.retry}`));
    expect(html).toContain("Chez &lt;Marcel&gt;");
    expect(html).toMatch(/<header.*Chez &lt;Marcel&gt;.*<\/header>/);
    expect(html).toMatch(/href="tel:0123456789".*01 23 45 67 89/);
    expect(html).toContain(context.assets.criticalCss);
  });

test("a telephone in which nothing can be dialled is text, no link", async () => {
  const html = await errorPage("/menu", "", {
    ...context,
    contacts: { name: "", phone: "au comptoir" },
  });
  expect(html).toContain("au comptoir");
  expect(html).not.toContain("tel:");
});

test("the error page runs no script and is not indexed", async () => {
  const html = await errorPage("/menu", "", context);
  expect(html).not.toMatch(/<script|modulepreload/);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test("the retry keeps the query, which is the key of an order", async () => {
  const html = await errorPage("/track/x", "?key=secret", context);
  expect(html).toMatch(new RegExp(`href="/track/x\\?key=secret"[^>]*>${fr.error.retry}`));
});
