import { visit } from "./hydrated.ts";
import { startServerWith } from "./site-file.ts";
import { SMOKE } from "./smoke.ts";
import { expect, LOCALES, test } from "./test.ts";

const RESTAURANT_PAGES = ["about", "contact", "blog"] as const;
const LEGAL_PAGES = [
  "legal-notice",
  "terms-of-service",
  "privacy-policy",
  "cookie-policy",
  "accessibility",
] as const;
/** A service of the week in the language's format. */
const SERVICE = { fr: "11 h 30 – 14 h 30", en: "11:30 – 14:30" } as const;

test(
  "every page is served in its three forms; only published ones may be indexed",
  SMOKE,
  async ({ request }) => {
    for (const page of [...RESTAURANT_PAGES, ...LEGAL_PAGES, "allergens"])
      for (const prefix of ["", "/fr", "/en"]) {
        const answer = await request.get(`${prefix}/${page}`);
        const html = await answer.text();
        expect(answer.status(), `${prefix}/${page}`).toBe(200);
        expect(html).toContain(`<html lang="${prefix === "/en" ? "en" : "fr"}">`);
        const noindex = html.includes('<meta name="robots" content="noindex"');
        expect(noindex, page).toBe(RESTAURANT_PAGES.some((name) => name === page));
      }
  },
);

for (const { locale, prefix, words } of LOCALES) {
  test(`the footer links every legal text, which names the restaurant (${locale})`, async ({
    page,
  }) => {
    for (const name of LEGAL_PAGES) {
      await visit(page, `${prefix}/menu`);
      const footer = page.getByRole("navigation", { name: words.layout.legal });
      await footer.getByRole("link", { name: words.titles[name] }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/${name}$`));
      await expect(page).toHaveTitle(`${words.titles[name]} · Kawabe`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles[name]);
      await expect(page.getByRole("main")).toContainText(/kawabe/i);
    }
  });

  test(`the cookie policy lists everything stored in the browser, and for how long (${locale})`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/cookie-policy`);
    const table = page.getByRole("table", { name: words.legal.stored.caption });
    await expect(table.getByRole("rowheader", { name: "cart", exact: true })).toBeVisible();
    await expect(table).toContainText(words.legal.stored.days(365));
  });

  test(`the restaurant's pages show its address and dishes, and that there is no blog (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await visit(page, `${prefix}/about`);
    await expect(main).toContainText("27 quai des Brumes");
    await main.getByRole("link", { name: "Nigiri" }).click();
    await expect(page).toHaveURL(/\/menu#c\d+-\d+$/);

    await visit(page, `${prefix}/contact`);
    await expect(main.getByRole("link", { name: "+33 4 65 71 20 12" })).toHaveAttribute(
      "href",
      "tel:+33465712012",
    );
    await expect(main.getByRole("link", { name: "bonjour@kawabe.example" })).toHaveAttribute(
      "href",
      "mailto:bonjour@kawabe.example",
    );
    await expect(main).toContainText("27 quai des Brumes");
    await expect(main.getByRole("heading", { name: words.layout.hours })).toBeVisible();
    await expect(main).toContainText(SERVICE[locale]);
    await expect(
      main.getByRole("link", { name: new RegExp(words.home.directions) }),
    ).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps/);

    await visit(page, `${prefix}/blog`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.blog.offTitle);
  });

  test(`without an order and without a cart, checkout and success link to the menu (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    for (const [name, said] of [
      ["checkout", words.checkout.emptyTitle],
      ["success", words.checkout.noneTitle],
    ] as const) {
      await visit(page, `${prefix}/${name}`);
      await expect(page).toHaveTitle(`${words.titles[name]} · Kawabe`);
      await expect(main.getByText(said, { exact: true })).toBeVisible();
      await expect(main.getByRole("link", { name: words.cart.emptyAction })).toHaveAttribute(
        "href",
        `${prefix}/menu`,
      );
    }
  });
}

test("disallowed pages are not linked; removed from the list they are linked in header and footer", async ({
  page,
}) => {
  for (const { prefix, words } of LOCALES) {
    await visit(page, `${prefix}/menu`);
    for (const name of RESTAURANT_PAGES)
      await expect(page.getByRole("link", { name: words.titles[name], exact: true })).toHaveCount(
        0,
      );
  }

  const open = await startServerWith({ disallowed_pages: ["Blog"] });
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const { prefix, words } of LOCALES) {
      await visit(page, `${open.url}${prefix}/menu`);
      for (const part of ["banner", "contentinfo"] as const) {
        const links = page.getByRole(part);
        for (const name of ["about", "contact"] as const)
          await expect(
            links.getByRole("link", { name: words.titles[name], exact: true }),
          ).toBeVisible();
        await expect(links.getByRole("link", { name: words.titles.blog })).toHaveCount(0);
      }
    }
    await visit(page, `${open.url}/about`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  } finally {
    await page.close();
    await open.close();
  }
});
