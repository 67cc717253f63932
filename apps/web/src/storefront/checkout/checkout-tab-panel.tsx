import { CHECKOUT_TABS, type CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import type { ComponentType, RefObject } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useFlow } from "./checkout-context.ts";
import { useCheckout } from "./checkout-store.ts";
import styles from "./checkout-tab-panel.module.css";
import { ConfirmationTab } from "./confirmation-tab.tsx";
import { DeliveryTab } from "./delivery-tab.tsx";
import { PaymentTab } from "./payment-tab.tsx";
import { PersonalTab } from "./personal-tab.tsx";
import { TypeTab } from "./type-tab.tsx";

const TABS: Record<CheckoutTab, ComponentType> = {
  type: TypeTab,
  personal: PersonalTab,
  delivery: DeliveryTab,
  payment: PaymentTab,
  confirmation: ConfirmationTab,
};

/** One tab under its heading, which takes the focus when the tab comes. */
export function CheckoutTabPanel({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { checkout, success } = useMessages();
  const isPlaced = useCheckout((state) => state.placed !== null);
  const { tab, view, send } = useFlow();
  const Tab = TABS[tab];
  const step = CHECKOUT_TABS.indexOf(tab) + 1;
  const canGoBack = step > 1 && tab !== "confirmation";
  const words = tab === "delivery" && view.orderType === "pickup" ? "pickup" : tab;

  return (
    <section aria-labelledby="checkout-heading" className={styles.panel} data-tab={tab}>
      <header className={styles.head}>
        {canGoBack && (
          <button type="button" className={styles.back} onClick={() => send({ type: "prev" })}>
            <Icon name="arrow-left" size={18} />
            {checkout.back}
          </button>
        )}
        <h2 id="checkout-heading" ref={heading} tabIndex={-1}>
          <span className="visually-hidden">
            {checkout.stepOf(step, CHECKOUT_TABS.length)}
            {", "}
          </span>
          {tab === "confirmation" && !isPlaced ? success.noneTitle : checkout.headings[words]}
        </h2>
      </header>
      <Tab />
    </section>
  );
}
