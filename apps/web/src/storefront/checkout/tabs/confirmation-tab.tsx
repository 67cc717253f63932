import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Noren } from "../../../ui/noren.tsx";
import { useFlow } from "../state/checkout-context.ts";
import { useCheckout } from "../state/checkout-store.ts";
import styles from "./confirmation-tab.module.css";

/** Long enough to be read, short enough not to delay: the order's own page repeats the number. */
const READ_MS = 1000;

/** The order is placed: its number, then a redirect to its page. */
export function ConfirmationTab() {
  const { m, href } = useLocale<"checkout">();
  const { send } = useFlow();
  const navigate = useNavigate();
  const placed = useCheckout((state) => state.placed);
  const sendNow = useRef(send);
  sendNow.current = send;
  const success = href("success");
  const isPlaced = placed !== null;

  useEffect(() => {
    if (!isPlaced) return;
    sendNow.current({ type: "order_placed" });
    const timer = setTimeout(() => void navigate(success, { replace: true }), READ_MS);
    return () => clearTimeout(timer);
  }, [isPlaced, navigate, success]);

  if (!placed) {
    return (
      <div className={styles.none}>
        <p>{m.checkout.noOrder}</p>
        <Button onClick={() => send({ type: "jump", tab: "payment" })}>
          {m.checkout.toPayment}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.sent}>
      <div className={styles.curtain}>
        <Noren />
      </div>
      <p role="status" className={styles.number}>
        {m.checkout.sent(placed.number)}
      </p>
    </div>
  );
}
