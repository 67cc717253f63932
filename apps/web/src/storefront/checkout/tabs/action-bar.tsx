import { formatMoney } from "@noren/contract/format/money.ts";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { useRootMark } from "../../../platform/use-root-mark.ts";
import { useSite } from "../../../site-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Price } from "../../../ui/price.tsx";
import { NoticeAlert } from "../fields/notice-alert.tsx";
import { STEP_FORM, SUMMARY_PANEL } from "../fields/step-ids.ts";
import { useFlow } from "../state/checkout-context.ts";
import { toggleSummary, useCheckout } from "../state/checkout-store.ts";
import type { NoticeKey } from "../state/notice.ts";
import styles from "./action-bar.module.css";
import { TermsConsent } from "./terms-consent.tsx";

/** Notices after which the same order may be resent. */
const RETRIED: readonly NoticeKey[] = ["lost", "unreachable", "order_failed"];

/** At the bottom edge on phones: the total and the submit button. */
export function ActionBar() {
  const { locale, m } = useLocale<"checkout">();
  const { tab, view, retry } = useFlow();
  const isPayment = tab === "payment";
  const isOpen = useCheckout((state) => state.summaryOpen);
  const sending = useCheckout((state) => state.sending);
  const { phase } = useCheckout((state) => state.card);
  const hasForm = view.method === "card" && phase === "ready";
  const isBusy = sending !== null;
  const isCheckingCode = useCheckout((state) => state.isCheckingCode);
  const isCardAwaited = view.method === "card" && phase === "loading";
  const isAwaited = isPayment && (isCardAwaited || isCheckingCode);
  const { total } = view.priced.totals;
  useRootMark("bottom-bar", true);
  const { previewBase } = useSite();
  const cannotOrder = view.method === null || previewBase !== undefined;
  const isOff = view.offer.fulfilment.kind === "off" || (isPayment && cannotOrder);

  return (
    <div className={styles.bar} data-tab={tab} data-unfolded={(isOpen && !isPayment) || undefined}>
      {isPayment && (
        <NoticeAlert
          placement="order"
          action={(notice) =>
            (RETRIED.includes(notice.messageKey) ||
              (notice.messageKey === "payment_failed" && hasForm)) && (
              <Button variant="secondary" onClick={retry}>
                {m.checkout.retry}
              </Button>
            )
          }
        />
      )}
      {isPayment && <TermsConsent />}
      <div className={styles.row}>
        {!isPayment && (
          <button
            type="button"
            className={styles.total}
            aria-expanded={isOpen}
            aria-controls={SUMMARY_PANEL}
            onClick={toggleSummary}
          >
            <span className={styles.label}>{m.cart.total}</span>
            <span className={styles.amount}>
              <Price cents={total} />
              <Icon name="caret-down" size={16} />
            </span>
            <span className="visually-hidden">{m.checkout.showSummary}</span>
          </button>
        )}
        {tab !== "type" && (
          <Button
            type="submit"
            form={STEP_FORM}
            size="l"
            fullWidth
            disabled={isOff}
            aria-disabled={isBusy || isAwaited}
            aria-busy={isBusy}
            className={styles.go}
          >
            {!isPayment
              ? m.checkout.next
              : sending
                ? m.checkout.payment[sending === "payment" ? "paying" : "sending"]
                : m.checkout.payment.order(formatMoney(total, locale))}
          </Button>
        )}
      </div>
    </div>
  );
}
