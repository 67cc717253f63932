import { isRecord } from "@noren/contract/api-problem.ts";
import type { DietaryNotice } from "@noren/contract/order-wishes.ts";
import type { Coupon } from "@noren/ordering/model.ts";
import { type CheckoutForms, EMPTY_FORMS, type PersonalForm } from "./checkout-form.ts";

/** Version of the stored text of the forms; text of another version is ignored. */
const VERSION = 1;

export function writeForms(forms: CheckoutForms): string {
  return JSON.stringify([VERSION, forms]);
}

export function readForms(text: string | null): CheckoutForms {
  const [version, forms] = listIn(text);
  if (version !== VERSION || !isRecord(forms)) return EMPTY_FORMS;
  const { personal, delivery, payment, wishes } = EMPTY_FORMS;
  return {
    personal: formLike(personal, forms.personal),
    delivery: formLike(delivery, forms.delivery),
    payment: formLike(payment, forms.payment),
    wishes: { ...formLike(wishes, forms.wishes), dietary: noticeIn(forms.wishes) },
    coupon: isCoupon(forms.coupon) ? forms.coupon : null,
  };
}

/** The stored fields of the right type; other fields are blank. */
function formLike<F extends object>(blank: F, stored: unknown): F {
  const known = isRecord(stored) ? stored : {};
  const fields = Object.entries(blank).map(([name, none]) => {
    const fits = typeof known[name] === typeof (none ?? "");
    return [name, fits ? known[name] : none];
  });
  return Object.fromEntries(fields) as F;
}

/** As this page wrote it: the server checks its names. */
function noticeIn(stored: unknown): DietaryNotice | null {
  const dietary = isRecord(stored) ? stored.dietary : null;
  const isNotice = isRecord(dietary) && Array.isArray(dietary.avoid) && Array.isArray(dietary.want);
  return isNotice ? (dietary as DietaryNotice) : null;
}

function isCoupon(stored: unknown): stored is Coupon {
  if (!isRecord(stored)) return false;
  const { code, type, value, minimum_amount, weekdays, changes_at } = stored;
  const isText = typeof code === "string" && typeof type === "string";
  const hasAmounts = typeof value === "number" && typeof minimum_amount === "number";
  return isText && hasAmounts && Array.isArray(weekdays) && Array.isArray(changes_at);
}

/** Serialises the customer's name, e-mail and phone, without the address. */
export function writeCustomer({ first_name, last_name, email, phone }: PersonalForm): string {
  return JSON.stringify([VERSION, first_name, last_name, email, phone]);
}

/** Null where this device remembers nobody. */
export function readCustomer(text: string | null): PersonalForm | null {
  const [version, ...fields] = listIn(text);
  if (version !== VERSION) return null;
  const [first_name = "", last_name = "", email = "", phone = ""] = fields.map(String);
  return { first_name, last_name, email, phone };
}

function listIn(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
