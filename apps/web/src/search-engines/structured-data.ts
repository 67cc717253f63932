import { menusOnSale } from "./menus.ts";
import { organization } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";
import { restaurant } from "./restaurant.ts";

/** The schema.org data of a page; most pages have none. */
export function structuredData(facts: PageFacts): object[] {
  if (facts.page !== "home" && facts.page !== "menu") return [];
  return [
    organization(facts),
    restaurant(facts),
    ...(facts.page === "menu" ? menusOnSale(facts) : []),
  ];
}
