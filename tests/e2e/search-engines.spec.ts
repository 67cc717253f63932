import type { Page } from "@playwright/test";
import { visit } from "./hydrated.ts";
import { expect, LOCALES, test } from "./test.ts";

type Data = Record<string, unknown> & { "@type": string };

/** The page's JSON-LD blocks by type; throws on invalid JSON. */
async function dataOn(page: Page): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

for (const { locale, prefix } of LOCALES)
  test(`home and menu describe the restaurant, the menu its dishes (${locale})`, async ({
    page,
    server,
  }) => {
    await visit(page, `${prefix}/menu`);
    const data = await dataOn(page);
    expect(data.map((block) => block["@type"]).slice(0, 3)).toEqual([
      "Organization",
      "Restaurant",
      "Menu",
    ]);
    expect(data[1]).toMatchObject({
      name: "Kawabe",
      geo: { latitude: 45.75612, longitude: 4.82641 },
      paymentAccepted: "Cash, Credit Card",
      openingHoursSpecification: expect.arrayContaining([
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["https://schema.org/Sunday"],
          opens: "12:00",
          closes: "15:00",
        },
      ]),
      areaServed: { geo: { "@type": "GeoCircle", geoRadius: 8000 } },
    });
    const dishes = JSON.stringify(data.slice(2));
    expect(dishes).toContain(`${server.url}${prefix}/menu?product=`);
    expect(dishes).toContain('"priceCurrency":"EUR"');

    await visit(page, `${prefix}/privacy-policy`);
    expect(await dataOn(page)).toEqual([]);
  });

test("a shared link shows a picture of the restaurant, by its absolute URL", async ({
  request,
  server,
}) => {
  for (const { prefix } of LOCALES) {
    const html = await (await request.get(`${prefix}/menu`)).text();
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(image).toMatch(new RegExp(`^${server.url}/pictures/.*-1200\\.jpg$`));
    expect(html).toContain('property="og:image:width" content="1200"');
    expect(html).toContain('property="og:image:height" content="630"');
    expect((await request.get(image)).headers()["content-type"]).toBe("image/jpeg");
  }
});

test("robots.txt lists the three sitemaps; every listed page exists, with its canonical URL and alternates", async ({
  request,
  server,
}) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toContain("text/plain");
  const sitemaps = [...(await robots.text()).matchAll(/^Sitemap: (.*)$/gm)].map(([, url]) => url);
  expect(sitemaps.map((url) => new URL(url ?? "").pathname)).toEqual([
    "/sitemap.xml",
    "/fr/sitemap.xml",
    "/en/sitemap.xml",
  ]);
  for (const sitemap of sitemaps) {
    const answer = await request.get(sitemap ?? "");
    expect(answer.headers()["content-type"]).toContain("application/xml");
    const pages = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
    expect(pages.length).toBeGreaterThan(5);
    const prefix = sitemap?.includes("/en/") ? "/en" : "";
    for (const [, url = ""] of pages) {
      const page = await request.get(url, { headers: { "accept-language": "fr" } });
      const html = await page.text();
      expect(page.status(), url).toBe(200);
      expect(html.includes('content="noindex"'), url).toBe(false);
      const path = url.slice(`${server.url}${prefix}`.length).replace(/^\/$/, "");
      const inForm = (form: string) => `${server.url}${`${form}${path}` || "/"}`;
      const linked = html.matchAll(/<link rel="(?:canonical|alternate)" (.*?)\/>/g);
      expect([...linked].map(([, link]) => link?.toLowerCase())).toEqual([
        `href="${inForm(prefix)}"`,
        `hreflang="fr" href="${inForm("")}"`,
        `hreflang="en" href="${inForm("/en")}"`,
        `hreflang="x-default" href="${inForm("")}"`,
      ]);
    }
  }
});
