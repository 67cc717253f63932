import type { OrderRequest } from "@noren/contract/checkout.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import { type CouponObstacle, couponRefusal } from "@noren/ordering/coupons.ts";
import type { Coupon } from "@noren/ordering/model.ts";
import { findCoupon } from "../catalogue/coupons.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Db, Trx } from "../db/open.ts";
import { TAKES_PLACE } from "../orders/held-change.ts";
import type { ReplacedOrder } from "../payments/replaced-order.ts";
import type { Contact } from "./contact.ts";

/** Who may use a coupon once: the account, otherwise the e-mail or the phone number. */
export type CouponCustomer = Contact & { accountId: number | null };

/**
 * The valid coupon of an order; `customer` where its use must be the customer's first, which is
 * checked again in the order's transaction.
 */
export type OrderCouponResult =
  | { ok: true; coupon: Coupon | null; customer: CouponCustomer | null }
  | { ok: false; problem: CheckoutProblem };

/** An addition to wire.md in the payload of `coupon_invalid`: which condition is not met. */
type CouponReason = CouponObstacle | "customer";

type Input = {
  request: OrderRequest;
  customer: CouponCustomer;
  snapshot: Snapshot;
  now: number;
  replaced: ReplacedOrder | null;
};

export async function orderCoupon(db: Db, input: Input): Promise<OrderCouponResult> {
  const { request, customer, snapshot, now, replaced } = input;
  if (!request.coupon) return { ok: true, coupon: null, customer: null };
  const returning = replaced?.couponCode ?? null;
  const found = await findCoupon(db, request.coupon, snapshot, now, returning);
  if (!found.ok) return { ok: false, problem: { code: "coupon_invalid" } };
  const { coupon, isOncePerCustomer } = found;
  const refusal = couponRefusal(coupon, request.is_pickup ? "pickup" : "delivery", now);
  if (refusal !== null) return refused(refusal);
  if (!isOncePerCustomer) return { ok: true, coupon, customer: null };
  const except = replaced?.id ?? null;
  if (await hasUsedCoupon(db, coupon.code, customer, except)) return refused("customer");
  return { ok: true, coupon, customer };
}

function refused(reason: CouponReason): { ok: false; problem: CheckoutProblem } {
  return { ok: false, problem: { code: "coupon_invalid", payload: { reason } } };
}

/**
 * Whether another order of this customer has used the coupon; a rejected or cancelled one has given
 * its use back. An account's orders are those placed with its token or its e-mail.
 * After `redeemCoupon` in the same transaction the answer is final, since that locks the coupon.
 */
export async function hasUsedCoupon(
  db: Db | Trx,
  code: string,
  { accountId, email, phone_key }: CouponCustomer,
  exceptOrderId: string | null,
): Promise<boolean> {
  const used = db
    .selectFrom("orders")
    .select("id")
    .where("coupon_code", "=", code)
    .where(TAKES_PLACE)
    .where("id", "<>", exceptOrderId ?? "");
  const uses =
    accountId === null
      ? used
          .where("email", "=", email)
          .union(used.where("phone_key", "=", phone_key).where("phone_key", "<>", ""))
      : used
          .where("account_id", "=", accountId)
          .union(
            used.where(
              "email",
              "=",
              db.selectFrom("accounts").select("email").where("id", "=", accountId),
            ),
          );
  return (await uses.executeTakeFirst()) !== undefined;
}
