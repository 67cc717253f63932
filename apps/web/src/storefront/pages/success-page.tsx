import { useSyncExternalStore } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { lastOrder } from "../checkout/placing/last-order.ts";
import { PlacedOrderView } from "./placed-order-view.tsx";
import styles from "./success-page.module.css";

const never = () => () => {};

/** The order just placed; without one, a link to the menu. */
export function SuccessPage() {
  const { m, href } = useLocale<"success">();
  const now = useNow();
  const order = useSyncExternalStore(never, lastOrder, () => null);
  if (now === null) return <div className={styles.blank} aria-busy="true" />;
  if (order) return <PlacedOrderView order={order} now={now} />;
  return (
    <MessagePage heading={m.checkout.noneTitle} text={m.success.noneText}>
      <ButtonLink to={href("menu")}>{m.cart.emptyAction}</ButtonLink>
    </MessagePage>
  );
}
