import { detailRows, wishInWords } from "@noren/contract/order-wishes-words.ts";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { useCheckout } from "../state/checkout-store.ts";

/** Floor, door code and instructions as they will be sent, below the address. */
export function ReviewedDetails() {
  const { locale } = useLocale();
  const delivery = useCheckout((state) => state.delivery);
  return detailRows(delivery, locale).map((row) => (
    <span key={row.kind}>{wishInWords(row, locale)}</span>
  ));
}
