import { CHECKOUT_TABS } from "@noren/ordering/checkout-tabs.ts";
import type { ComponentType, RefObject } from "react";
import { useMessages } from "../../../i18n/locale-context.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PlaceChip } from "../../location/place-chip.tsx";
import { useFlow } from "../state/checkout-context.ts";
import { useCheckout } from "../state/checkout-store.ts";
import styles from "./checkout-tab-panel.module.css";

type PanelProps = {
  /** Undefined while its code loads. */
  Tab: ComponentType | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** One tab under its heading, which is focused when the tab opens. */
export function CheckoutTabPanel({ Tab, heading }: PanelProps) {
  const { checkout } = useMessages<"checkout">();
  const isPlaced = useCheckout((state) => state.placed !== null);
  const { tab, view, send } = useFlow();
  const step = CHECKOUT_TABS.indexOf(tab) + 1;
  const canGoBack = step > 1 && tab !== "confirmation";
  const words = tab === "delivery" && view.orderType === "pickup" ? "pickup" : tab;

  return (
    <section aria-labelledby="checkout-heading" className={styles.panel} data-tab={tab}>
      <header className={styles.head}>
        {canGoBack && (
          <div className={styles.ways}>
            <button type="button" className={styles.back} onClick={() => send({ type: "prev" })}>
              <Icon name="arrow-left" size={18} />
              {checkout.back}
            </button>
            <PlaceChip />
          </div>
        )}
        <h2 id="checkout-heading" ref={heading} tabIndex={-1}>
          <span className="visually-hidden">
            {checkout.stepOf(step, CHECKOUT_TABS.length)}
            {", "}
          </span>
          {tab === "confirmation" && !isPlaced ? checkout.noneTitle : checkout.headings[words]}
        </h2>
      </header>
      {Tab ? <Tab /> : <div aria-busy="true" className={styles.coming} />}
    </section>
  );
}
