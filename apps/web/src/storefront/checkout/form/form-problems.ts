import { isEmailAddress, isVisible } from "@noren/contract/typed-text.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import type { DeliveryForm, PersonalForm } from "./checkout-form.ts";

/** storefront.md §5. What is wrong with a field, as a word of the catalogue. */
export type FieldProblem = "required" | "email";
export type FieldProblems<Form> = { [Field in keyof Form]?: FieldProblem };

/** First and last name, e-mail and phone are required; the e-mail is one. */
export function personalProblems(form: PersonalForm): FieldProblems<PersonalForm> {
  const problems: FieldProblems<PersonalForm> = missing(form, [
    "first_name",
    "last_name",
    "email",
    "phone",
  ]);
  if (!problems.email && !isEmailAddress(form.email)) problems.email = "email";
  return problems;
}

export type DeliveryField = "address" | "postal_code" | "city" | "delivery_time_range";
export type DeliveryProblems = { [Field in DeliveryField]?: FieldProblem };

/**
 * Address, city and postal code are required for delivery only. Who wants a time of their own has
 * to choose one: nothing is chosen in their place.
 */
export function deliveryProblems(form: DeliveryForm, orderType: OrderType): DeliveryProblems {
  const address: DeliveryProblems =
    orderType === "delivery" ? missing(form, ["address", "postal_code", "city"]) : {};
  const wantsTime = form.is_scheduled && form.delivery_time_range === null;
  return wantsTime ? { ...address, delivery_time_range: "required" } : address;
}

/** In the order of the page, so the first one is the first to be mended. */
export function firstProblem<Field extends string>(
  problems: { [F in Field]?: FieldProblem },
  order: readonly Field[],
): Field | null {
  return order.find((field) => problems[field]) ?? null;
}

export const PERSONAL_ORDER = ["first_name", "last_name", "email", "phone"] as const;
export const DELIVERY_ORDER = ["address", "postal_code", "city", "delivery_time_range"] as const;

function missing<Form, Field extends keyof Form>(
  form: Form,
  fields: readonly Field[],
): { [F in Field]?: FieldProblem } {
  const problems: { [F in Field]?: FieldProblem } = {};
  for (const field of fields) if (!isVisible(String(form[field]))) problems[field] = "required";
  return problems;
}
