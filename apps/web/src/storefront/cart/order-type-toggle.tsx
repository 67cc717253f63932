import type { OrderType } from "@noren/ordering/model.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { answerOrderType, chooseOrderType, useCart } from "./cart-store.ts";

/** Pickup or delivery; changes every price on the page. */
export function OrderTypeToggle({ onChoose }: { onChoose?: (orderType: OrderType) => void }) {
  const { orderType: words } = useMessages();
  const orderType = useCart((cart) => cart.orderType);
  return (
    <Segmented<OrderType>
      label={words.legend}
      value={orderType}
      onChange={(chosen) => {
        answerOrderType();
        chooseOrderType(chosen, () => onChoose?.(chosen));
      }}
      segments={[
        { value: "pickup", label: words.pickup, icon: "tote-simple" },
        { value: "delivery", label: words.delivery, icon: "bicycle" },
      ]}
    />
  );
}
