import { formatList } from "@noren/contract/format/lists.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { checkCart, menusOf } from "@noren/ordering/cart.ts";
import type { LineRef } from "@noren/ordering/model.ts";
import { pausedUntil } from "@noren/ordering/pause.ts";
import { repricing } from "@noren/ordering/repricing.ts";
import { slotChange } from "@noren/ordering/slot-changes.ts";
import { priceCart } from "@noren/ordering/totals.ts";
import { CART_QUESTION_WORDS } from "../../i18n/cart-question-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import { type CartQuestion, changeCart, useCart } from "../cart/cart-store.ts";
import { cartInput } from "../cart/use-priced-cart.ts";
import { offeredSlots } from "../location/offered-slots.ts";
import { isFull, useFullSlots } from "../shop/full-slots.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useMoment } from "../shop/use-moment.ts";
import type { ApartQuestionProps } from "./apart-question.tsx";
import type { RepricingQuestionProps } from "./repricing-question.tsx";

/** What the guest is asked. */
export type Asked =
  | ({ kind: "apart" } & Omit<ApartQuestionProps, "onDone">)
  | ({ kind: "repricing" } & Omit<RepricingQuestionProps, "onDone">);

/** Makes the change, tells its consequence, or calls `ask`. */
export function useCartDecision(ask: (asked: Asked) => void): (question: CartQuestion) => void {
  const { locale } = useLocale();
  const words = CART_QUESTION_WORDS[locale];
  const shop = useShop();
  const moment = useMoment();
  const now = useNow() ?? 0;
  const isMixed = useCart(({ refs }) => refs.length > 0) && shop.menus.length > 1;
  const full = useFullSlots(isMixed ? now : null);
  const { settings, index } = shop;

  function decideType(question: Extract<CartQuestion, { kind: "order_type" }>) {
    const { orderType, onChosen, terms } = question;
    const cart = useCart.getState();
    const input = cartInput(shop, cart, now);
    const { zone, quote } = terms ?? input.delivery;
    const delivery = { ...input.delivery, zone, quote };
    const coupon = terms?.coupon ?? null;
    const priceAs = (type: typeof orderType) =>
      priceCart({ ...input, coupon, delivery, orderType: type });
    const after = priceAs(orderType);
    const change = repricing(priceAs(cart.orderType), after);
    const onSwitch = () => {
      changeCart(() => ({ orderType }));
      onChosen?.();
    };
    if (change.isDearer)
      return ask({
        kind: "repricing",
        orderType,
        change,
        isFeeKnown: after.delivery !== null || after.is_delivery_free,
        onSwitch,
      });
    onSwitch();
    if (change.after === change.before) return;
    const [before, reduced] = [change.before, change.after].map((cents) =>
      formatMoney(cents, locale),
    );
    tell(words.repricing.cheaper[orderType](before ?? "", reduced ?? ""), null);
  }

  function decideAdd({ line, put }: Extract<CartQuestion, { kind: "add" }>) {
    const { refs: before, orderType, location } = useCart.getState();
    const found = index.get(line.item.item_id);
    const { lines } = checkCart(index, before);
    const menus = menusOf(index, lines);
    if (!found) return put();
    const input = {
      menus,
      orderType,
      settings: offeredSlots(settings, orderType, location.zone),
      now,
      timezone: settings.timezone,
      pausedUntil: pausedUntil(settings.ordering, orderType, now),
    };
    const change = slotChange(found.menus, input, (slot) => !isFull(slot, orderType, full));
    const dish = line.item.item_name;
    if (change.kind === "none" || change.kind === "later") {
      put();
      if (change.kind === "none") return;
      const { date, start } = change.slot;
      return tell(words.later(dish, moment(date, start, now)), before);
    }
    const leaving =
      change.kind === "closed"
        ? []
        : lines.filter(({ item }) =>
            change.without.some((other) => index.get(item.item_id)?.menus === other),
          );
    const names = formatList([...new Set(leaving.map(({ item }) => item.item_name))], locale);
    const ids = new Set(leaving.map(({ item }) => item.item_id));
    ask({
      kind: "apart",
      menu: found.menu.menu_name,
      dish,
      names,
      isClosed: change.kind === "closed",
      onTake: () => {
        const { refs } = useCart.getState();
        changeCart((cart) => ({ refs: cart.refs.filter(({ item_id }) => !ids.has(item_id)) }));
        put();
        tell(words.apart.replaced(names), refs);
      },
    });
  }

  return (question) => (question.kind === "add" ? decideAdd(question) : decideType(question));
}

function tell(text: string, before: LineRef[] | null): void {
  useCart.setState(({ refs }) => ({ told: { text, refs, before } }));
}
