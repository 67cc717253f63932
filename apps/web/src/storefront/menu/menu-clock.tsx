import { formatTime } from "@noren/contract/format/times.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { DishMenus } from "@noren/ordering/cart.ts";
import { type MenuTime, menuOrder, menuTime, soonest } from "@noren/ordering/menu-times.ts";
import { pausedUntil } from "@noren/ordering/pause.ts";
import type { Slot } from "@noren/ordering/slots.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { useEffect } from "react";
import type { SharedMessages } from "../../i18n/fr.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { MENU_TIME_WORDS } from "../../i18n/menu-time-words.ts";
import { useCart } from "../cart/cart-store.ts";
import { offeredSlots } from "../location/offered-slots.ts";
import { isFull, useFullSlots } from "../shop/full-slots.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useMenuTimes } from "./menu-times-store.ts";
import { dayInWords, returnInWords } from "./return-in-words.ts";

/** Keeps `useMenuTimes` at the restaurant's clock; shows nothing itself. */
export function MenuClock({ now }: { now: number }) {
  const { locale, m } = useLocale();
  const { menus, index, settings, shown_menus } = useShop();
  const orderType = useCart((cart) => cart.orderType);
  const zoneName = useCart((cart) => cart.location.zone);
  const full = useFullSlots(now);

  useEffect(() => {
    const { timezone, ordering } = settings;
    const today = wallClock(now, timezone).date;
    const input = {
      orderType,
      settings: offeredSlots(settings, orderType, zoneName),
      now,
      timezone,
      pausedUntil: pausedUntil(ordering, orderType, now),
    };
    const hasRoom = (slot: Slot) => !isFull(slot, orderType, full);
    const times = new Map(menus.map((menu) => [menu.menu_id, menuTime(menu, input, hasRoom)]));
    const later = new Map<number, string>();
    const wordsOf = ({ isNow, slot }: MenuTime) =>
      slot && !isNow ? slotInWords(slot, today, locale, m) : null;
    for (const [id, time] of times) {
      const when = wordsOf(time);
      if (when) later.set(id, when);
    }
    const dishes = new Map<number, string>();
    // Dishes of the same menus share the array.
    const known = new Map<DishMenus, string | null>();
    for (const [id, { menus: own }] of index) {
      const timesOf = () => own.flatMap(({ menu_id }) => times.get(menu_id) ?? []);
      const when = known.has(own) ? known.get(own) : wordsOf(soonest(timesOf()));
      known.set(own, when ?? null);
      if (when) dishes.set(id, when);
    }
    for (const { categories } of menus)
      for (const { sold_out = [] } of categories)
        for (const { item_id, back_at } of sold_out) {
          const when = returnInWords(back_at, { now, timezone, locale, m });
          if (when) dishes.set(item_id, when);
        }
    const next = menuOrder(menus, settings, now);
    useMenuTimes.setState(({ order }) => {
      const shown = order ?? shown_menus;
      // Menus change places only where nobody has begun to read them.
      const isKept = shown?.join() === next.join() || (shown && window.scrollY > 0);
      return { order: isKept ? order : next, menus: later, dishes };
    });
  }, [menus, index, settings, shown_menus, orderType, zoneName, now, full, locale, m]);
  return null;
}

/** "pour 18 h 30", "pour demain 11 h 30", "pour jeudi 11 h 30", "pour jeu. 3 11 h 30". */
function slotInWords(slot: Slot, today: string, locale: Locale, m: SharedMessages): string {
  const words = MENU_TIME_WORDS[locale];
  const { date } = slot;
  const time = formatTime(slot.start, locale);
  if (date === today) return words.for(time);
  if (date === addDays(today, 1)) return words.forTomorrow(time);
  return words.forDay(dayInWords(date, today, locale, m), time);
}
