import type { Actor } from "../../audit/audit.ts";
import type { Trx } from "../../db/open.ts";
import { writeEvent } from "../../orders/order-events.ts";

/** Open desks read the people and the invitations again. */
export function tellPeopleChanged(
  trx: Trx,
  { at, actor }: { at: number; actor: Actor },
): Promise<void> {
  return writeEvent(trx, { orderId: null, kind: "people_changed", at, actor });
}
