import { CHECKOUT_TABS, type CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import { useEffect } from "react";
import { useMessages } from "../../../i18n/locale-context.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useFlow } from "../state/checkout-context.ts";
import { reach, useCheckout } from "../state/checkout-store.ts";
import styles from "./checkout-steps.module.css";

/** The five steps as panels of a curtain; completed ones link back. */
export function CheckoutSteps() {
  const { checkout } = useMessages<"checkout">();
  const { tab, view, send } = useFlow();
  const reached = useCheckout((state) => state.reached);
  const isPlaced = useCheckout((state) => state.placed !== null) && tab === "confirmation";
  const current = CHECKOUT_TABS.indexOf(tab);
  useEffect(() => reach(current), [current]);

  const done: Record<CheckoutTab, boolean> = {
    type: isPlaced || Math.max(reached, current) > 0,
    personal: isPlaced || view.personalOk,
    delivery: isPlaced || (view.deliveryOk && Math.max(reached, current) > 2),
    payment: isPlaced,
    confirmation: isPlaced,
  };
  /** A step is open if it was reached before and all earlier steps are complete. */
  const isOpen = (index: number) =>
    tab !== "confirmation" &&
    index !== current &&
    index <= reached &&
    CHECKOUT_TABS.slice(0, index).every((before) => done[before]);

  return (
    <nav aria-label={checkout.steps} className={styles.nav}>
      <ol className={styles.steps}>
        {CHECKOUT_TABS.map((name, index) => {
          const isDone = done[name] && index !== current;
          const words = name === "delivery" && view.orderType === "pickup" ? "pickup" : name;
          const label = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={styles.name}>{checkout.stepNames[words]}</span>
              {isDone && <span className="visually-hidden">{`, ${checkout.stepDone}`}</span>}
            </>
          );
          return (
            <li
              key={name}
              className={styles.step}
              data-done={isDone}
              data-current={index === current}
            >
              {isOpen(index) ? (
                <button type="button" onClick={() => send({ type: "jump", tab: name })}>
                  {label}
                </button>
              ) : (
                <span aria-current={index === current ? "step" : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
