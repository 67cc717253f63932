import { readSettings } from "@noren/contract/settings.ts";
import { siteConfigSchema } from "@noren/contract/site-config.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { fr } from "../../i18n/fr.ts";
import { LocaleProvider } from "../../i18n/locale-context.tsx";
import { loadMessages } from "../../i18n/messages.ts";
import { SiteContext } from "../../site-context.tsx";
import { Footer } from "./footer.tsx";

const site = siteConfigSchema.parse({ site_id: "kawabe", title: "Kawabe" });

async function footerOf(contacts: object): Promise<string> {
  await loadMessages("fr");
  const { settings } = readSettings([{ name: "contacts", value: contacts }]);
  return renderToStaticMarkup(
    <StaticRouter location="/menu">
      <SiteContext value={{ site, siteRoot: "https://kawabe.example", apiRoot: "" }}>
        <LocaleProvider locale="fr" prefix="">
          <Footer settings={settings} menus={[]} />
        </LocaleProvider>
      </SiteContext>
    </StaticRouter>,
  );
}

test.each([
  { address: "27 quai des Brumes, 69002 Lyon" },
  { phone: "+33 4 65 71 20 12" },
  { email: "bonjour@kawabe.example" },
])(
  "the footer lists every contact detail of the restaurant under a heading: %j",
  async (contacts) => {
    const markup = await footerOf(contacts);
    expect(markup).toContain(`>${fr.layout.contacts}</h2>`);
    for (const way of Object.values(contacts)) expect(markup).toContain(way);
  },
);

test("only social links that begin with http are linked", async () => {
  const markup = await footerOf({
    instagram: "https://instagram.example/kawabe",
    facebook: "kawabe.lyon",
  });
  expect(markup).toContain('href="https://instagram.example/kawabe"');
  expect(markup).not.toContain("kawabe.lyon");
});

test("without contact details the footer has no heading for them", async () => {
  expect(await footerOf({ name: "Kawabe" })).not.toContain(fr.layout.contacts);
});

test("without a menu the footer has no heading for opening hours", async () => {
  expect(await footerOf({})).not.toContain(fr.layout.hours);
});
