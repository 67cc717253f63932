import { LOCALE_TAGS } from "@noren/contract/locales.ts";
import type { Picture } from "@noren/ordering/model.ts";
import { messagesIn } from "../i18n/messages.ts";
import { pageOf } from "../routes.ts";
import { canonicalUrl, type PageFacts, restaurantName } from "./page-facts.ts";
import { restaurantPicture } from "./pictures.ts";

/** Aspect ratio of all pictures for this purpose, as social networks show it. */
const RATIO = 1200 / 630;

/** Open Graph metadata: `property` and `content` of each meta element. */
export function openGraph(facts: PageFacts): [string, string][] {
  const { page, locale } = facts;
  const m = messagesIn(locale);
  const restaurant = restaurantName(facts);
  const picture = restaurantPicture(facts);
  return [
    ["og:type", "website"],
    ["og:site_name", restaurant],
    ["og:title", page === "home" ? restaurant : `${m.titles[page]} · ${restaurant}`],
    ["og:description", m.descriptions[page](restaurant)],
    // Pages of one order have no address of their own to be shared.
    ...(pageOf(page).path.includes(":")
      ? []
      : ([["og:url", canonicalUrl(facts, page)]] satisfies [string, string][])),
    ["og:locale", LOCALE_TAGS[locale].replace("-", "_")],
    ...(picture
      ? ([
          ["og:image", picture],
          ...sizeOf(facts.shop.settings.pictures.open_graph),
          ["og:image:alt", restaurant],
          ["twitter:card", "summary_large_image"],
        ] satisfies [string, string][])
      : []),
  ];
}

/** Known for the restaurant's own picture only, not for a dish's. */
function sizeOf(own: Picture | null): [string, string][] {
  const width = own?.widths[Math.floor(own.widths.length / 2)];
  if (!width) return [];
  return [
    ["og:image:width", String(width)],
    ["og:image:height", String(Math.round(width / RATIO))],
  ];
}
