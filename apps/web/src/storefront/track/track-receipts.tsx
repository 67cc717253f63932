import type { Receipt } from "@noren/contract/tracking.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { ReceiptSheet } from "../../receipt/receipt-sheet.tsx";
import { RECEIPT_WORDS } from "../../receipt/receipt-words.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./track-page.module.css";
import { useReceiptLink } from "./use-receipt-link.ts";

/** The receipt and the credit notes of an order, each to be printed by itself. */
export function TrackReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  const { locale } = useLocale();
  const { timezone } = useShop().settings;
  const part = useReceiptLink();
  return (
    <div ref={part} className={styles.receipts}>
      {receipts.map((receipt) => (
        <Disclosure
          key={receipt.number}
          title={
            receipt.kind === "receipt"
              ? RECEIPT_WORDS[locale].receipt(receipt.number)
              : RECEIPT_WORDS[locale].creditNote(receipt.number, receipt.of_number ?? 0)
          }
        >
          <ReceiptSheet receipt={receipt} locale={locale} timezone={timezone} />
          <Button variant="secondary" onClick={() => window.print()}>
            {TRACK_WORDS[locale].print}
          </Button>
        </Disclosure>
      ))}
    </div>
  );
}
