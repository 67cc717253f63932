import { messagesIn } from "../i18n/messages.ts";
import { fallbackSource } from "../storefront/shop/picture-sources.ts";
import { canonicalUrl, houseName, type PageFacts, pictureRoot } from "./page-facts.ts";

/** The shape of every shared picture, as networks show it. */
const RATIO = 1200 / 630;

/** What a shared link shows: `property` and `content` of each meta element. */
export function openGraph(facts: PageFacts): [string, string][] {
  const { page, locale } = facts;
  const m = messagesIn(locale);
  const house = houseName(facts);
  const picture = facts.shop.settings.pictures.open_graph;
  const width = picture?.widths[Math.floor(picture.widths.length / 2)] ?? 0;
  return [
    ["og:type", "website"],
    ["og:site_name", house],
    ["og:title", page === "home" ? house : `${m.titles[page]} · ${house}`],
    ["og:description", m.descriptions[page](house)],
    ["og:url", canonicalUrl(facts, page)],
    ["og:locale", locale === "fr" ? "fr_FR" : "en_GB"],
    ...(picture
      ? ([
          ["og:image", fallbackSource(picture, pictureRoot(facts))],
          ["og:image:width", String(width)],
          ["og:image:height", String(Math.round(width / RATIO))],
          ["og:image:alt", house],
          ["twitter:card", "summary_large_image"],
        ] satisfies [string, string][])
      : []),
  ];
}
