import { menusOnSale } from "./menus.ts";
import { organization } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";
import { restaurant } from "./restaurant.ts";

/** What a page says of the restaurant in the words of schema.org; most pages say nothing. */
export function structuredData(facts: PageFacts): object[] {
  if (facts.page !== "home" && facts.page !== "menu") return [];
  return [
    organization(facts),
    restaurant(facts),
    ...(facts.page === "menu" ? menusOnSale(facts) : []),
  ];
}
