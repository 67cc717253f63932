import type { HostedPayment } from "@noren/contract/payments.ts";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PAY_WORDS } from "../../i18n/pay-words.ts";
import { useSite } from "../../site-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { Price } from "../../ui/price.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { returnFromBank } from "../checkout/state/return-from-bank.ts";
import { useLinkKey } from "../track/use-link-key.ts";
import { appAddress } from "./app-address.ts";
import { PayForm } from "./pay-form.tsx";
import styles from "./pay-page.module.css";
import { useHostedPayment } from "./use-hosted-payment.ts";

/** Pays one order of the phone app, in the device's browser. */
export function PayPage() {
  const { order_id = "" } = useParams();
  const { prefix } = useLocale<"checkout">();
  const path = `${prefix}/pay/${encodeURIComponent(order_id)}`;
  const key = useLinkKey(`pay/${order_id}`, (key) => `${path}?key=${encodeURIComponent(key)}`);
  return key === null ? <Loading /> : <Pay orderId={order_id} orderKey={key} />;
}

function Pay({ orderId, orderKey }: { orderId: string; orderKey: string }) {
  const { state, refetch } = useHostedPayment(orderId, orderKey);
  const [wasAtBank, setWasAtBank] = useState(false);
  useEffect(() => {
    if (returnFromBank()) setWasAtBank(true);
  }, []);
  if (state.kind === "loading") return <Loading />;
  if (state.kind !== "known") return <Unknown kind={state.kind} onRetry={refetch} />;
  return <KnownPayment payment={state.payment} refetch={refetch} wasAtBank={wasAtBank} />;
}

function Unknown({ kind, onRetry }: { kind: "gone" | "failed"; onRetry: () => void }) {
  const { locale, href, m } = useLocale<"checkout">();
  const words = PAY_WORDS[locale];
  if (kind === "gone")
    return (
      <MessagePage heading={words.goneHeading} text={words.goneText}>
        <ButtonLink to={href("menu")}>{words.toMenu}</ButtonLink>
      </MessagePage>
    );
  return (
    <MessagePage heading={words.failedHeading} text={words.failedText}>
      <Button onClick={onRetry}>{m.checkout.retry}</Button>
    </MessagePage>
  );
}

type KnownPaymentProps = {
  payment: HostedPayment;
  refetch: () => Promise<HostedPayment | null>;
  /** Whether the bank's page redirected here. */
  wasAtBank: boolean;
};

function KnownPayment({ payment, refetch, wasAtBank }: KnownPaymentProps) {
  const { locale, m } = useLocale<"checkout">();
  const words = PAY_WORDS[locale];
  const { number, status, total, client_secret } = payment;
  if (status === "paid")
    return <BackPage heading={words.paidHeading} text={words.paidText(number)} />;
  if (status !== "pending") return <BackPage heading={words.endedHeading} text={words[status]} />;
  return (
    <>
      <PageBand title={m.titles.pay} />
      <div className={styles.body}>
        <section aria-labelledby="order" className={styles.order}>
          <h2 id="order">{words.order(number)}</h2>
          <p>
            <span>{m.cart.total}</span>
            <Price cents={total} />
          </p>
        </section>
        <div>
          {client_secret === null ? (
            <p role="status">{words.checking}</p>
          ) : (
            <PayForm
              payment={payment}
              secret={client_secret}
              refetch={refetch}
              refused={wasAtBank ? words.declined : ""}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** Nothing is left to pay: a link back to the app. */
function BackPage({ heading, text }: { heading: string; text: string }) {
  const words = PAY_WORDS[useLocale<"checkout">().locale];
  const { site } = useSite();
  const address = appAddress(site, navigator.userAgent);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={styles.back}>
      <MessagePage heading={heading} text={text}>
        {address === null ? (
          <p>{words.closeThis}</p>
        ) : (
          <Button size="l" onClick={() => window.location.assign(address)}>
            {words.toApp}
          </Button>
        )}
      </MessagePage>
    </div>
  );
}

function Loading() {
  const { locale, m } = useLocale<"checkout">();
  return (
    <>
      <PageBand title={m.titles.pay} />
      <div className={styles.body} aria-busy="true">
        <div>
          <p className="visually-hidden">{PAY_WORDS[locale].loading}</p>
          <Skeleton lines={4} size="card" />
        </div>
      </div>
    </>
  );
}
