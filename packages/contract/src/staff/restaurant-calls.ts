import type { Call, Reply } from "../call.ts";
import { type Receipt, receiptSchema } from "../tracking.ts";
import {
  type Hours,
  type HoursChange,
  type HoursCheck,
  hoursCheckSchema,
  hoursSchema,
} from "./hours.ts";
import { type MenuChanged, menuChangedSchema } from "./menu.ts";
import { type DeskOrderDetail, deskOrderDetailSchema } from "./orders.ts";
import {
  type DeskOrdering,
  type DeskSettings,
  type DeskSettingsChange,
  deskOrderingSchema,
  deskSettingsSchema,
  type KitchenSettings,
  type KitchenSettingsChange,
  kitchenSettingsSchema,
  type OrderingChange,
  type PaymentChecks,
  paymentChecksSchema,
  type RefundRequest,
} from "./restaurant.ts";
import {
  type RestaurantChange,
  type RestaurantFacts,
  restaurantFactsSchema,
} from "./restaurant-facts.ts";
import { ROOT, reader } from "./staff-calls.ts";
import { type Today, todaySchema } from "./today.ts";

export function restaurantCalls(call: Call) {
  return {
    today: (): Promise<Reply<Today>> => call("GET", `${ROOT}/today`, reader(todaySchema)),
    hours: (): Promise<Reply<Hours>> => call("GET", `${ROOT}/hours`, reader(hoursSchema)),
    /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
    changeHours: (change: HoursChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", `${ROOT}/hours`, reader(menuChangedSchema), change),
    /** What a change would lead to; writes nothing. */
    checkHours: (change: HoursChange): Promise<Reply<HoursCheck>> =>
      call("POST", `${ROOT}/hours/check`, reader(hoursCheckSchema), change),
    restaurantFacts: (): Promise<Reply<RestaurantFacts>> =>
      call("GET", `${ROOT}/restaurant`, reader(restaurantFactsSchema)),
    /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
    changeRestaurant: (change: RestaurantChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", `${ROOT}/restaurant`, reader(menuChangedSchema), change),
    ordering: (): Promise<Reply<DeskOrdering>> =>
      call("GET", `${ROOT}/ordering`, reader(deskOrderingSchema)),
    /** Absent fields are not changed; null ends the pause or the extra minutes at once. */
    changeOrdering: (change: OrderingChange): Promise<Reply<DeskOrdering>> =>
      call("PUT", `${ROOT}/ordering`, reader(deskOrderingSchema), change),
    kitchenSettings: (): Promise<Reply<KitchenSettings>> =>
      call("GET", `${ROOT}/kitchen-settings`, reader(kitchenSettingsSchema)),
    changeKitchenSettings: (change: KitchenSettingsChange): Promise<Reply<KitchenSettings>> =>
      call("PUT", `${ROOT}/kitchen-settings`, reader(kitchenSettingsSchema), change),
    deskSettings: (): Promise<Reply<DeskSettings>> =>
      call("GET", `${ROOT}/desk-settings`, reader(deskSettingsSchema)),
    changeDeskSettings: (change: DeskSettingsChange): Promise<Reply<DeskSettings>> =>
      call("PUT", `${ROOT}/desk-settings`, reader(deskSettingsSchema), change),
    paymentChecks: (): Promise<Reply<PaymentChecks>> =>
      call("GET", `${ROOT}/payment-checks`, reader(paymentChecksSchema)),
    markCheckSeen: (id: number): Promise<Reply<PaymentChecks>> =>
      call("POST", `${ROOT}/payment-checks/${id}/seen`, reader(paymentChecksSchema), {}),
    /** `key` is an idempotency key: one per intended refund. */
    refund: (orderId: string, body: RefundRequest): Promise<Reply<DeskOrderDetail>> =>
      call(
        "POST",
        `${ROOT}/orders/${encodeURIComponent(orderId)}/refund`,
        reader(deskOrderDetailSchema),
        body,
      ),
    receipt: (number: number): Promise<Reply<Receipt>> =>
      call("GET", `${ROOT}/receipts/${number}`, reader(receiptSchema)),
  };
}
