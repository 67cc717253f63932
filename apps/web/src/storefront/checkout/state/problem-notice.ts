import { type ApiProblem, isRecord } from "@noren/contract/api-problem.ts";
import type { CheckoutProblemCode } from "@noren/contract/checkout-problems.ts";
import { eurosToCents } from "@noren/contract/euros.ts";
import type { OrderPayload } from "../placing/order-payload.ts";
import { readStatedAmounts } from "../placing/stated-amounts.ts";
import type { Notice, NoticePlacement } from "./notice.ts";

/** The server's messages by form field. */
export type FieldErrors = Record<string, string>;

const ORDER_FAILED: Notice = { tab: "payment", placement: "order", messageKey: "order_failed" };

/** Answered before a notice is needed, or with the general one: the guest can change nothing. */
type UnplacedCode =
  | "validation_failed"
  | "local_id_reused"
  | "earlier_order_paid"
  | "payment_mismatch"
  | "payment_unavailable"
  | "amount_too_small";

/** Each other problem code has its tab and placement (wire.md, Checkout). */
const MENDS: Readonly<Record<Exclude<CheckoutProblemCode, UnplacedCode>, Notice>> = {
  price_changed: { tab: "payment", placement: "order", messageKey: "price_changed" },
  slot_closed: { tab: "delivery", placement: "time", messageKey: "slot_closed" },
  slot_full: { tab: "delivery", placement: "time", messageKey: "slot_full" },
  address_unverified: { tab: "delivery", placement: "zone", messageKey: "address_unverified" },
  out_of_range: { tab: "delivery", placement: "zone", messageKey: "too_far" },
  item_unavailable: { tab: "payment", placement: "cart", messageKey: "item_unavailable" },
  menu_unavailable: { tab: "payment", placement: "cart", messageKey: "menu_unavailable" },
  option_out_of_bounds: { tab: "payment", placement: "cart", messageKey: "option_out_of_bounds" },
  below_minimum: { tab: "payment", placement: "cart", messageKey: "below_minimum" },
  coupon_invalid: { tab: "payment", placement: "coupon", messageKey: "coupon_invalid" },
  payment_method_off: { tab: "payment", placement: "method", messageKey: "payment_method_off" },
  ordering_paused: { tab: "payment", placement: "order", messageKey: "ordering_paused" },
  rate_limited: { tab: "payment", placement: "order", messageKey: "rate_limited" },
  unauthenticated: { tab: "payment", placement: "order", messageKey: "session_ended" },
  unverified: { tab: "payment", placement: "order", messageKey: "unverified" },
};

type SentAmounts = Pick<OrderPayload, "subtotal" | "discount" | "delivery">;

/** The notice for a refused order. An unknown problem code is a general failure. */
export function problemNotice(problem: ApiProblem, order?: SentAmounts): Notice {
  if (problem.code === "validation_failed") return fieldsNotice(problem);
  const mend = mendOf(problem, order);
  if (!mend) return ORDER_FAILED;
  const itemId = numberIn(problem.payload, "item_id");
  const name = nameOf(problem.payload);
  const left = numberIn(problem.payload, "left");
  const missing = numberIn(problem.payload, "missing");
  const total =
    missing === null ? readStatedAmounts(problem.payload)?.total : eurosToCents(missing);
  return {
    ...mend,
    ...(itemId && { itemId }),
    ...(name && { name }),
    ...(left !== null && { left }),
    ...(total !== undefined && { total }),
  };
}

/** Where a reason is known, or only the delivery fee changed, the notice says so. */
function mendOf({ code, payload }: ApiProblem, order: SentAmounts | undefined): Notice | undefined {
  if (code === "coupon_invalid" && isRecord(payload) && payload.reason === "customer")
    return { ...MENDS.coupon_invalid, messageKey: "coupon_used" };
  if (code === "out_of_range" && isRecord(payload) && payload.reason === "postal_code_unknown")
    return { ...MENDS.out_of_range, messageKey: "postal_code_unknown" };
  if (code === "item_unavailable" && numberIn(payload, "left") !== null)
    return { ...MENDS.item_unavailable, messageKey: "few_left" };
  const stated = code === "price_changed" && order ? readStatedAmounts(payload) : null;
  const isDelivery =
    stated !== null &&
    stated.delivery !== eurosToCents(order?.delivery ?? 0) &&
    stated.subtotal === eurosToCents(order?.subtotal ?? 0) &&
    stated.discount === eurosToCents(order?.discount ?? 0);
  return isDelivery
    ? { tab: "payment", placement: "order", messageKey: "delivery_changed" }
    : isKnown(code)
      ? MENDS[code]
      : undefined;
}

function isKnown(code: string): code is keyof typeof MENDS {
  return Object.hasOwn(MENDS, code);
}

/** A missing answer has its own message; everything else has that of storefront.md §8. */
export function unknownNotice({ code, status }: ApiProblem): Notice {
  const messageKey = code === "unreachable" && status === 0 ? "unreachable" : "order_failed";
  return { tab: "payment", placement: "order", messageKey };
}

const PERSONAL = /^customer\.(first_name|last_name|email|phone)$/;
const ADDRESS =
  /^customer\.location\.(?:details\.)?(address|postal_code|city|country|floor|door_code|instructions)$/;

/** By field name; names that are not form fields are left out. */
export function fieldErrorsOf({ errors = {} }: ApiProblem): FieldErrors {
  const known: FieldErrors = {};
  for (const [path, [message]] of Object.entries(errors)) {
    const field = (PERSONAL.exec(path) ?? ADDRESS.exec(path))?.[1];
    if (field && message) known[field] = message;
  }
  return known;
}

function fieldsNotice(problem: ApiProblem): Notice {
  const paths = Object.keys(problem.errors ?? {});
  const messageKey = "validation_failed";
  const at = (tab: Notice["tab"], placement: NoticePlacement): Notice => ({
    tab,
    placement,
    messageKey,
  });
  if (paths.some((path) => PERSONAL.test(path))) return at("personal", "personal");
  if (paths.some((path) => ADDRESS.test(path))) return at("delivery", "address");
  if (paths.some((path) => path.startsWith("customer.date"))) return at("delivery", "time");
  if (paths.some((path) => path.startsWith("items"))) return at("payment", "cart");
  return ORDER_FAILED;
}

function nameOf(payload: unknown): string | null {
  const name = isRecord(payload) ? payload.name : null;
  return typeof name === "string" ? name : null;
}

function numberIn(payload: unknown, field: "item_id" | "left" | "missing"): number | null {
  const value = isRecord(payload) ? payload[field] : null;
  return typeof value === "number" ? value : null;
}
