import { formatMoney } from "@noren/contract/format/money.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "./refund-form.module.css";

type RefundedDeliveryProps = {
  /** Refundable delivery fee; 0 if it was refunded already. */
  amount: Cents;
  isBack: boolean;
  set: (isBack: boolean) => void;
};

/** The delivery fee, which can only be refunded in full. */
export function RefundedDelivery({ amount, isBack, set }: RefundedDeliveryProps) {
  const { m, locale } = useDesk();
  if (amount === 0)
    return (
      <p className={styles.fee}>
        <span className={styles.name}>{m.details.delivery}</span>
        <span className={styles.soft}>{m.refund.gone}</span>
      </p>
    );
  return (
    <div className={styles.fee}>
      <Checkbox
        label={m.refund.delivery(formatMoney(amount, locale))}
        checked={isBack}
        onChange={(event) => set(event.target.checked)}
      />
    </div>
  );
}
