import { isEmailAddress, isVisible } from "@noren/contract/typed-text.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import type { DeliveryForm, PersonalForm } from "./checkout-form.ts";

/** storefront.md §5. Validation error of a field, as a key of the catalogue. */
export type FieldProblem = "required" | "email";
export type FieldProblems<Form> = { [Field in keyof Form]?: FieldProblem };

/** First name, last name, e-mail and phone are required; the e-mail must be valid. */
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

type DeliveryField = "address" | "postal_code" | "city" | "delivery_time_range";
export type DeliveryProblems = { [Field in DeliveryField]?: FieldProblem };

/**
 * Address, city and postal code are required for delivery only. With a chosen time a slot is
 * required: none is preselected.
 */
export function deliveryProblems(form: DeliveryForm, orderType: OrderType): DeliveryProblems {
  const address: DeliveryProblems =
    orderType === "delivery" ? missing(form, ["address", "postal_code", "city"]) : {};
  const wantsTime = form.is_scheduled && form.delivery_time_range === null;
  return wantsTime ? { ...address, delivery_time_range: "required" } : address;
}

/** In page order, so that focus moves to the first invalid field. */
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
