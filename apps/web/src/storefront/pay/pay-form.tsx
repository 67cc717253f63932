import { formatMoney } from "@noren/contract/format/money.ts";
import type { HostedPayment } from "@noren/contract/payments.ts";
import { type FormEvent, useCallback, useEffect, useMemo, useState } from "react";
import { CARD_WORDS } from "../../i18n/card-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PAY_WORDS } from "../../i18n/pay-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { guardLeaving } from "../checkout/payment/leave-guard.ts";
import { PROVIDER_FORMS, READY_TIMEOUT_MS } from "../checkout/payment/provider-forms.ts";
import type { CardIntent, CardSession } from "../checkout/state/card-session.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./pay-form.module.css";

type PayFormProps = {
  payment: HostedPayment;
  secret: string;
  /**
   * Polls the server for the order's state; its answer replaces this form once there is nothing to
   * pay.
   */
  refetch: () => Promise<HostedPayment | null>;
  /** Why it is not paid yet; "" before the first attempt. */
  refused: string;
};

/** The provider's form for an existing order: the server alone sets the amount. */
export function PayForm({ payment, secret, refetch, refused }: PayFormProps) {
  const { locale } = useLocale();
  const words = PAY_WORDS[locale];
  const cardWords = CARD_WORDS[locale];
  const provider = useShop().settings.card?.provider ?? "demo";
  const Form = PROVIDER_FORMS[provider];
  const [session, setSession] = useState<CardSession | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState(refused);
  const intent = useMemo((): CardIntent => {
    const { order_id: local_id } = payment;
    return { client_secret: secret, customer_id: "", payment_intent_id: "", local_id };
  }, [payment, secret]);
  const { order_id, number } = payment;

  useEffect(() => {
    if (session || isFailed) return;
    const timer = setTimeout(() => setFailed(true), READY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [session, isFailed]);
  const fail = useCallback(() => setFailed(true), []);
  const touched = useCallback(() => setError(""), []);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!session || isBusy) return;
    setBusy(true);
    setError("");
    const release = guardLeaving(window);
    const problem = await session.submit();
    const isPaid = async () => (await refetch())?.status === "paid";
    if (problem === null) {
      const placed = { order_id, number };
      const confirmation = await session.confirm(window.location.href, { placed, isPaid });
      const said = confirmation.kind === "declined" ? confirmation.message : "";
      if (confirmation.kind === "declined" || !(await isPaid())) setError(said || words.declined);
    } else setError(problem);
    release();
    setBusy(false);
  }

  if (isFailed)
    return (
      <Alert
        kind="error"
        action={
          <Button
            variant="secondary"
            onClick={() => {
              setFailed(false);
              setSession(null);
            }}
          >
            {cardWords.retry}
          </Button>
        }
      >
        {cardWords.unavailable}
      </Alert>
    );
  return (
    <form className={styles.form} noValidate onSubmit={pay}>
      <section
        aria-label={cardWords.heading}
        className={styles.panel}
        aria-busy={session === null}
        inert={isBusy}
      >
        <Form
          intent={intent}
          total={payment.total}
          onReady={setSession}
          onFailed={fail}
          onTouched={touched}
        />
        {provider === "stripe" && <p className={styles.secure}>{cardWords.secure}</p>}
      </section>
      {error && <Alert kind="error">{error}</Alert>}
      <Button
        type="submit"
        size="l"
        fullWidth
        aria-disabled={!session || isBusy}
        aria-busy={isBusy}
      >
        {isBusy ? words.paying : words.pay(formatMoney(payment.total, locale))}
      </Button>
    </form>
  );
}
