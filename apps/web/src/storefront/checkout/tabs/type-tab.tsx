import { formatMoney } from "@noren/contract/format/money.ts";
import { formatTime } from "@noren/contract/format/times.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { asCents } from "@noren/ordering/money.ts";
import { useState } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { chooseOrderType, useCart } from "../../cart/cart-store.ts";
import { PlaceLine } from "../../location/place-line.tsx";
import { placeName } from "../../location/place-name.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { SlotConflict } from "../fields/slot-conflict.tsx";
import { shortDayName } from "../slots/day-words.ts";
import { useFlow } from "../state/checkout-context.ts";
import { useCheckout } from "../state/checkout-store.ts";
import styles from "./type-tab.module.css";

/** Pickup or delivery: one tap, then half a second to see the choice. */
export function TypeTab() {
  const { m } = useLocale<"checkout">();
  const { view, send } = useFlow();
  const coupon = useCheckout((state) => state.coupon);
  const [pressed, setPressed] = useState<OrderType | null>(null);
  const place = placeName(useCart((cart) => cart.location));
  const [wasDelivery] = useState(view.orderType === "delivery");
  const showsPlace = view.first.delivery !== null && (place !== null || wasDelivery);
  const isOff = !view.first.pickup && !view.first.delivery;

  function choose(orderType: OrderType) {
    const { zone, quote } = view.destination;
    const go = () => {
      setPressed(orderType);
      send({ type: "order_type_chosen", order_type: orderType });
    };
    chooseOrderType(orderType, go, { coupon, zone, quote });
  }

  return (
    <>
      {isOff &&
        (view.blocking.length > 0 ? <SlotConflict /> : <Alert>{m.checkout.time.off}</Alert>)}
      <div className={styles.choices}>
        <TypeChoice type="pickup" pressed={pressed} onChoose={choose} />
        <TypeChoice type="delivery" pressed={pressed} onChoose={choose} />
      </div>
      {showsPlace && <PlaceLine />}
      <p role="status" className="visually-hidden">
        {pressed && `${m.orderType[pressed]}, ${m.checkout.chosen}`}
      </p>
    </>
  );
}

type TypeChoiceProps = {
  type: OrderType;
  pressed: OrderType | null;
  onChoose: (type: OrderType) => void;
};

function TypeChoice({ type, pressed, onChoose }: TypeChoiceProps) {
  const { locale, m } = useLocale<"checkout">();
  const { view } = useFlow();
  const slot = view.first[type];
  const { today } = view.offer;
  const day = slot && shortDayName({ date: slot.date, today, m, locale });
  const words =
    slot && day
      ? slot.date === today
        ? m.checkout.from(formatTime(slot.start, locale))
        : m.checkout.fromDay(day, formatTime(slot.start, locale))
      : m.checkout.noSlot;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={view.orderType === type}
      data-chosen={pressed === type}
      disabled={!slot}
      onClick={() => onChoose(type)}
    >
      <span className={styles.icon}>
        <Icon
          name={pressed === type ? "check" : type === "pickup" ? "tote-simple" : "bicycle"}
          size={32}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{m.orderType[type]}</span>
        <span className={styles.time}>{words}</span>
        <span className={styles.fee}>{type === "pickup" ? m.checkout.noFee : <DeliveryFee />}</span>
      </span>
      <Icon name="caret-right" />
    </button>
  );
}

/** The delivery fee of this cart, or the lowest fee while the address is unknown. */
function DeliveryFee() {
  const { locale, m } = useLocale<"checkout">();
  const { settings } = useShop();
  const { view } = useFlow();
  const { priced, orderType } = view;
  if (view.isDeliveryFree) return m.checkout.feeFree;
  if (orderType === "delivery" && priced.delivery)
    return m.checkout.feeKnown(formatMoney(priced.totals.delivery, locale));
  const { zones, calculation_type } = settings.delivery;
  if (calculation_type !== "zone_based" || zones.length === 0) return null;
  const lowest = Math.min(...zones.map(({ delivery_fee }) => delivery_fee));
  const fee = asCents(lowest);
  return m.checkout.feeFrom(formatMoney(fee, locale));
}
