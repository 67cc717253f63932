import { formatMoney } from "@noren/contract/format/money.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { createPortal } from "react-dom";
import { CARD_WORDS } from "../../../../i18n/card-words.ts";
import { useLocale } from "../../../../i18n/locale-context.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import styles from "./bank-dialog.module.css";
import type { BankAnswer } from "./demo-session.ts";

type BankDialogProps = { open: boolean; total: Cents; onAnswer: (answer: BankAnswer) => void };

/**
 * 3-D Secure of the demo provider: the guest chooses the bank's answer. Rendered outside of the
 * tab, which is inert during a payment.
 */
export function BankDialog({ open, total, onAnswer }: BankDialogProps) {
  const { locale } = useLocale();
  const words = CARD_WORDS[locale].demo.authentication;
  return createPortal(
    <Dialog
      open={open}
      onClose={() => onAnswer("failed")}
      label={words.title}
      className={styles.dialog}
    >
      <div className={styles.body}>
        <h2>{words.title}</h2>
        <p>{words.text(formatMoney(total, locale))}</p>
        <div className={styles.answers}>
          <Button size="l" onClick={() => onAnswer("passed")}>
            {words.pass}
          </Button>
          <Button size="l" variant="secondary" onClick={() => onAnswer("failed")}>
            {words.fail}
          </Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
