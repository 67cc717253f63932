import type { Locator, Page } from "@playwright/test";
import { officeFr } from "../../apps/web/src/i18n/desk-office-fr.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { done } from "../support/desk-client.ts";

/** A field of the desk that is typed into. */
export type TypedField = {
  target: string;
  field: string;
  /** Where it is. */
  path: string;
  /** The key that leaves it. */
  leave: "Enter" | "Tab";
  input: (page: Page) => Locator;
  /** Another text for every number, as it is typed. */
  text: (number: number) => string;
  /** As the history has it. */
  stored: (text: string) => string | number;
};

const { menuPage, dish: dishWords } = officeFr;

/** Prices of two dishes in the list of all, and words and a price of a third on its own page. */
export async function typedFields(api: StaffApi): Promise<TypedField[]> {
  const { menus } = done(await api.menus());
  const dishes = menus.flatMap(({ categories }) => categories.flatMap((one) => one.dishes));
  const [first, second, third] = new Map(dishes.map((dish) => [dish.target, dish])).values();
  if (!first || !second || !third) throw new Error("The sample has three dishes");
  const inList = [first, second].flatMap(({ target, name }) =>
    (["price_delivery", "price_pickup"] as const).map((field) => ({
      ...price,
      target,
      field,
      path: "/fr/desk/menu?mode=prices",
      input: (page: Page) => {
        const label = `${name}, ${menuPage.fields[field]}`;
        return page.getByRole("textbox", { name: label, exact: true }).first();
      },
    })),
  );
  const own = (field: keyof typeof dishWords.fields) => ({
    target: third.target,
    field,
    path: `/fr/desk/menu/dishes/${third.item_id}`,
    input: (page: Page) =>
      page.getByRole("textbox", { name: dishWords.fields[field], exact: true }),
  });
  return [
    ...inList,
    { ...price, ...own("price_pickup") },
    { ...words, ...own("name") },
    { ...words, ...own("description"), leave: "Tab" },
  ];
}

const price = {
  leave: "Enter" as const,
  /** No start of it is the price of another number, which would count as saved. */
  text: (number: number) => `${20 + Math.floor(number / 9)},1${1 + (number % 9)}`,
  stored: (text: string) => Number(text.replace(",", "")),
};

const words = {
  leave: "Enter" as const,
  text: (number: number) => `Sashimi ${number}`,
  stored: (text: string) => text,
};

/** The values that the history has of a field, oldest first. */
export async function recordedValues(
  api: StaffApi,
  { target, field }: Pick<TypedField, "target" | "field">,
): Promise<unknown[]> {
  const values: unknown[] = [];
  for (let page = 1; ; page++) {
    const { entries, total } = done(await api.menuHistory({ page, limit: PAGE, target }));
    for (const { changes } of entries)
      values.push(
        ...changes
          .filter((change) => change.target === target && change.field === field)
          .map(({ after }) => after),
      );
    if (page * PAGE >= total) return values.reverse();
  }
}

const PAGE = 50;
