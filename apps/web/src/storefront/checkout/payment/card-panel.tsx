import { useEffect, useState } from "react";
import { CARD_WORDS } from "../../../i18n/card-words.ts";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { IS_APP } from "../../../platform/is-app.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useShop } from "../../shop/shop-context.tsx";
import { STEP_FORM } from "../fields/step-ids.ts";
import type { CardSession } from "../state/card-session.ts";
import { NO_CARD } from "../state/card-step.ts";
import { useFlow } from "../state/checkout-context.ts";
import { changeCard, changePayment, say, useCheckout } from "../state/checkout-store.ts";
import styles from "./card-panel.module.css";
import { HostedForm } from "./hosted/hosted-form.tsx";
import { PROVIDER_FORMS, READY_TIMEOUT_MS } from "./provider-forms.ts";
import { useCardIntent } from "./use-card-intent.ts";
import { usePaymentBlocker } from "./use-payment-blocker.ts";

/** The provider's form, from loading to a declined card. */
export function CardPanel() {
  const [round, setRound] = useState(0);
  usePaymentBlocker();
  return <CardRound key={round} onRetry={() => setRound(round + 1)} />;
}

/** One attempt to load the form. */
function CardRound({ onRetry }: { onRetry: () => void }) {
  const { locale } = useLocale();
  const { card: offer } = useShop().settings;
  const { phase, intent, sentence } = useCheckout((state) => state.card);
  const isRefused = useCheckout((state) => state.payment.failed);
  const words = CARD_WORDS[locale];
  const { view } = useFlow();
  const Form = IS_APP ? HostedForm : PROVIDER_FORMS[offer?.provider ?? "demo"];

  useEffect(() => {
    changeCard(NO_CARD);
    return () => changeCard(NO_CARD);
  }, []);
  useEffect(() => {
    if (phase !== "loading") return;
    const timer = setTimeout(failed, READY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  useCardIntent();

  return (
    <section aria-label={words.heading} className={styles.panel} data-phase={phase}>
      {phase === "failed" ? (
        <CardFailure onRetry={onRetry} />
      ) : (
        <div className={styles.form} aria-busy={phase === "loading"}>
          {/* In the phone app the text is there from the start. */}
          {phase === "loading" && !IS_APP && (
            <div className={styles.skeleton}>
              <p className="visually-hidden" role="status">
                {words.loading}
              </p>
            </div>
          )}
          <div className={styles.fields}>
            <Form
              intent={intent}
              total={view.priced.totals.total}
              onReady={ready}
              onFailed={failed}
              onTouched={touched}
            />
          </div>
        </div>
      )}
      {sentence && phase === "ready" && (
        <p className={styles.sentence} role="status">
          <Icon name="warning-circle" size={18} />
          {sentence}
        </p>
      )}
      {isRefused && phase === "ready" && (
        <div className={styles.instead}>
          <PayCash />
        </div>
      )}
      {offer?.provider === "stripe" && phase === "ready" && (
        <p className={styles.secure}>{words.secure}</p>
      )}
    </section>
  );
}

/** Why the form failed to load, with the alternatives. */
function CardFailure({ onRetry }: { onRetry: () => void }) {
  const { locale } = useLocale();
  const failure = useCheckout((state) => state.card.failure);
  const words = CARD_WORDS[locale];
  return (
    <Alert kind="error">
      <p>{words[failure]}</p>
      <div className={styles.ways}>
        {failure === "unavailable" && (
          <Button variant="secondary" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        <PayCash />
      </div>
    </Alert>
  );
}

/** Alternative for a guest whose card fails, where the restaurant accepts cash. */
function PayCash() {
  const { locale } = useLocale();
  const { view } = useFlow();
  if (!view.methods.includes("cash")) return null;
  return (
    <Button variant="secondary" onClick={payCash}>
      {CARD_WORDS[locale].payCash}
    </Button>
  );
}

function ready(session: CardSession): void {
  changeCard({ phase: "ready", session });
}

function failed(): void {
  changeCard({ phase: "failed", failure: "unavailable", session: null });
}

/** Clears the message of the declined card once the form is edited. */
function touched(): void {
  const { payment, card, sending, notice } = useCheckout.getState();
  if (sending !== null) return;
  if (payment.failed) changePayment({ failed: false });
  if (card.sentence) changeCard({ sentence: "" });
  if (notice?.messageKey === "payment_failed") say(null);
}

/** This panel unmounts, so focus moves to the choice of payment method. */
function payCash(): void {
  changePayment({ method: "cash", failed: false });
  say(null);
  const form = document.getElementById(STEP_FORM);
  form?.querySelector<HTMLInputElement>('[type="radio"][value="cash"]')?.focus();
}
