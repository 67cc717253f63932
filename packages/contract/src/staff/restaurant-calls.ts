import type { Call, Reply } from "../call.ts";
import type { Receipt } from "../tracking.ts";
import type { Hours, HoursChange, HoursCheck } from "./hours.ts";
import type { MenuChanged } from "./menu.ts";
import type { DeskOrderDetail } from "./orders.ts";
import type {
  DeskOrdering,
  DeskSettings,
  DeskSettingsChange,
  KitchenSettings,
  KitchenSettingsChange,
  OrderingChange,
  PaymentChecks,
  RefundRequest,
} from "./restaurant.ts";
import type { RestaurantChange, RestaurantFacts } from "./restaurant-facts.ts";
import { ROOT, readerOf } from "./staff-calls.ts";
import type { Today } from "./today.ts";

const readTracking = readerOf(() => import("../tracking.ts"));
const readHours = readerOf(() => import("./hours.ts"));
const readMenu = readerOf(() => import("./menu.ts"));
const readOrders = readerOf(() => import("./orders.ts"));
const readRestaurantFacts = readerOf(() => import("./restaurant-facts.ts"));
const readRestaurant = readerOf(() => import("./restaurant.ts"));
const readToday = readerOf(() => import("./today.ts"));

export function restaurantCalls(call: Call) {
  return {
    today: (): Promise<Reply<Today>> => call("GET", `${ROOT}/today`, readToday("todaySchema")),
    hours: (): Promise<Reply<Hours>> => call("GET", `${ROOT}/hours`, readHours("hoursSchema")),
    /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
    changeHours: (change: HoursChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", `${ROOT}/hours`, readMenu("menuChangedSchema"), change),
    /** What a change would lead to; writes nothing. */
    checkHours: (change: HoursChange): Promise<Reply<HoursCheck>> =>
      call("POST", `${ROOT}/hours/check`, readHours("hoursCheckSchema"), change),
    restaurantFacts: (): Promise<Reply<RestaurantFacts>> =>
      call("GET", `${ROOT}/restaurant`, readRestaurantFacts("restaurantFactsSchema")),
    /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
    changeRestaurant: (change: RestaurantChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", `${ROOT}/restaurant`, readMenu("menuChangedSchema"), change),
    ordering: (): Promise<Reply<DeskOrdering>> =>
      call("GET", `${ROOT}/ordering`, readRestaurant("deskOrderingSchema")),
    /** Absent fields are not changed; null ends the pause or the extra minutes at once. */
    changeOrdering: (change: OrderingChange): Promise<Reply<DeskOrdering>> =>
      call("PUT", `${ROOT}/ordering`, readRestaurant("deskOrderingSchema"), change),
    kitchenSettings: (): Promise<Reply<KitchenSettings>> =>
      call("GET", `${ROOT}/kitchen-settings`, readRestaurant("kitchenSettingsSchema")),
    changeKitchenSettings: (change: KitchenSettingsChange): Promise<Reply<KitchenSettings>> =>
      call("PUT", `${ROOT}/kitchen-settings`, readRestaurant("kitchenSettingsSchema"), change),
    deskSettings: (): Promise<Reply<DeskSettings>> =>
      call("GET", `${ROOT}/desk-settings`, readRestaurant("deskSettingsSchema")),
    changeDeskSettings: (change: DeskSettingsChange): Promise<Reply<DeskSettings>> =>
      call("PUT", `${ROOT}/desk-settings`, readRestaurant("deskSettingsSchema"), change),
    paymentChecks: (): Promise<Reply<PaymentChecks>> =>
      call("GET", `${ROOT}/payment-checks`, readRestaurant("paymentChecksSchema")),
    markCheckSeen: (id: number): Promise<Reply<PaymentChecks>> =>
      call("POST", `${ROOT}/payment-checks/${id}/seen`, readRestaurant("paymentChecksSchema"), {}),
    /** `key` is an idempotency key: one per intended refund. */
    refund: (orderId: string, body: RefundRequest): Promise<Reply<DeskOrderDetail>> =>
      call(
        "POST",
        `${ROOT}/orders/${encodeURIComponent(orderId)}/refund`,
        readOrders("deskOrderDetailSchema"),
        body,
      ),
    receipt: (number: number): Promise<Reply<Receipt>> =>
      call("GET", `${ROOT}/receipts/${number}`, readTracking("receiptSchema")),
  };
}
