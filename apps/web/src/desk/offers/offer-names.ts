import type { OfferNames } from "@noren/contract/offer-words.ts";
import type { StaffOffers } from "@noren/contract/staff/offers.ts";

/** The names of what offers refer to; an id without a name stands for itself. */
export function namesIn({ menus, categories, items }: StaffOffers): OfferNames {
  const lookUp = (list: StaffOffers["items"]) => {
    const names = new Map(list.map(({ id, name }) => [id, name]));
    return (id: number) => names.get(id) ?? String(id);
  };
  return { menu: lookUp(menus), category: lookUp(categories), item: lookUp(items) };
}
