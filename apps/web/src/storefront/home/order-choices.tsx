import { formatMoney } from "@noren/contract/format/money.ts";
import type { FullSlots } from "@noren/contract/tracking.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { asCents } from "@noren/ordering/money.ts";
import { useEffect } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useFirstIntent } from "../../platform/use-first-intent.ts";
import { useNow } from "../../platform/use-now.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Link } from "../../ui/link.tsx";
import { answerOrderType, chooseOrderType } from "../cart/cart-store.ts";
import { useFullSlots } from "../shop/full-slots.ts";
import { useShop } from "../shop/shop-context.tsx";
import { FirstSlot } from "./first-slot.tsx";
import styles from "./order-choices.module.css";

/** The two order types; each links to the menu with its prices. */
export function OrderChoices() {
  const wanted = useFirstIntent();
  useEffect(() => {
    if (wanted) void import("../menu/menu-page.tsx");
  }, [wanted]);
  const { locale, m } = useLocale<"home">();
  const now = useNow();
  const full = useFullSlots(now);
  const { delivery } = useShop().settings;
  const fees = delivery.zones.map((zone) => zone.delivery_fee);
  const lowest = Math.min(...fees);
  const isFree = fees.every((fee) => fee === 0);
  const isKnown = delivery.calculation_type === "zone_based" && fees.length > 0;
  // Free in some zones alone, it promises nothing to everybody.
  const toTheDoor =
    !isKnown || (lowest === 0 && !isFree)
      ? m.home.deliveryDoor
      : isFree
        ? m.home.deliveryFree
        : m.home.deliveryText(formatMoney(asCents(lowest), locale));
  return (
    <nav aria-label={m.home.choose} className={styles.choices}>
      <Choice type="pickup" icon="tote-simple" text={m.home.pickupText} now={now} full={full} />
      <Choice type="delivery" icon="bicycle" text={toTheDoor} now={now} full={full} />
    </nav>
  );
}

type ChoiceProps = { type: OrderType; icon: IconName; text: string };
type Availability = { now: number | null; full: FullSlots };

function Choice({ type, icon, text, ...availability }: ChoiceProps & Availability) {
  const { m, href } = useLocale<"home">();
  const choose = () => {
    answerOrderType();
    chooseOrderType(type);
  };
  return (
    <Link to={href("menu")} className={styles.choice} onClick={choose}>
      <span className={styles.words}>
        <span className={styles.label}>
          <Icon name={icon} size={24} />
          {m.orderType[type]}
        </span>
        <span>{text}</span>
        <FirstSlot orderType={type} {...availability} />
      </span>
      <span className={styles.arrow}>
        <Icon name="arrow-right" size={22} />
      </span>
    </Link>
  );
}
