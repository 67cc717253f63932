import type { OrderRecord } from "@noren/contract/order-records.ts";
import { OPEN_PROGRESS, type Progress } from "@noren/ordering/progress.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { IS_APP } from "../../platform/is-app.ts";
import { useSite } from "../../site-context.tsx";
import { RECEIPT_HASH, trackPath } from "../../track-path.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { hasTags } from "../consent/has-tags.ts";

/** Whether the restaurant still has to do with the order, by its progress and payment state. */
export function isOpenOrder({ progress, status }: OrderRecord): boolean {
  return OPEN_PROGRESS.includes(progress as Progress) && status !== "cancelled";
}

/** The links to an order's page while it is open, and to its receipt; none on other servers. */
export function OrderLinks({ order }: { order: OrderRecord }) {
  const { m, prefix } = useLocale<"account">();
  const { site } = useSite();
  const words = m.account.orders;
  const { order_id, tracking_key, receipt_number } = order;
  if (!tracking_key) return null;
  const path = trackPath(order_id, tracking_key, prefix);
  // Third-party tags running here could read the key in the URL, so the page is reloaded.
  const reloadDocument = !IS_APP && hasTags(site);
  return (
    <>
      {isOpenOrder(order) && (
        <ButtonLink to={path} reloadDocument={reloadDocument}>
          {words.track}
          <span className="visually-hidden"> {words.number(order.number)}</span>
        </ButtonLink>
      )}
      {receipt_number !== undefined && (
        <ButtonLink
          to={`${path}${RECEIPT_HASH}`}
          variant="secondary"
          reloadDocument={reloadDocument}
        >
          {words.receipt(receipt_number)}
        </ButtonLink>
      )}
    </>
  );
}
