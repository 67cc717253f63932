import { useRef } from "react";
import { CARD_WORDS } from "../../../../i18n/card-words.ts";
import { useLocale } from "../../../../i18n/locale-context.tsx";
import { useFlow } from "../../state/checkout-context.ts";
import { usePaymentBlocker } from "../use-payment-blocker.ts";
import { useWallets } from "./use-wallets.ts";
import styles from "./wallet-buttons.module.css";

/**
 * Apple Pay, Google Pay and PayPal as buttons that order and pay. Their row has its height from the
 * start and keeps it where no wallet is ready, so that nothing below it moves.
 */
export function WalletButtons() {
  const { locale } = useLocale();
  const { view } = useFlow();
  const words = CARD_WORDS[locale].wallets;
  const box = useRef<HTMLDivElement>(null);
  const phase = useWallets(box);
  return (
    <section aria-label={words.heading} className={styles.wallets} data-phase={phase}>
      <p aria-hidden="true" className={styles.heading}>
        {words.heading}
      </p>
      <div className={styles.row} aria-busy={phase === "loading"}>
        <div ref={box} className={styles.buttons} inert={phase !== "ready"} />
        {phase === "loading" && <div className={styles.skeleton} />}
        {phase === "none" && <p className={styles.none}>{words.none}</p>}
      </div>
      {/* With the method "card" the card panel has it. */}
      {view.method !== "card" && <PaymentBlocker />}
    </section>
  );
}

function PaymentBlocker() {
  usePaymentBlocker();
  return null;
}
