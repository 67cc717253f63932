import { formatMoney } from "@noren/contract/format/money.ts";
import { formatSlot } from "@noren/contract/format/slots.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { ZERO } from "@noren/ordering/money.ts";
import { type ReactNode, useEffect, useRef } from "react";
import type { Messages } from "../../../i18n/fr.ts";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { useShop } from "../../shop/shop-context.tsx";
import { useCheckout } from "../state/checkout-store.ts";
import type { Notice, NoticePlacement } from "../state/notice.ts";

type NoticeAlertProps = { placement: NoticePlacement; action?: (notice: Notice) => ReactNode };

/** The notice of this placement, if there is one. */
export function NoticeAlert({ placement, action }: NoticeAlertProps) {
  const { locale, m } = useLocale<"checkout">();
  const { index } = useShop();
  const notice = useCheckout((state) => state.notice);
  const box = useRef<HTMLDivElement>(null);
  // Scrolls a notice into view; the bar is always in view.
  useEffect(() => {
    if (notice?.placement === placement && placement !== "order")
      box.current?.scrollIntoView({ block: "center" });
  }, [notice, placement]);
  if (notice?.placement !== placement) return null;
  const item = notice.itemId === undefined ? null : index.get(notice.itemId)?.item;
  const dish = notice.name ?? item?.item_name ?? m.checkout.notices.aDish;
  const total = formatMoney(notice.total ?? ZERO, locale);
  return (
    <div ref={box}>
      <Alert kind="error" action={action?.(notice)}>
        {wordsOf(notice, m.checkout.notices, { dish, total, locale })}
      </Alert>
    </div>
  );
}

type Parts = { dish: string; total: string; locale: Locale };

function wordsOf(
  notice: Notice,
  words: Messages["checkout"]["notices"],
  { dish, total, locale }: Parts,
): string {
  switch (notice.messageKey) {
    case "price_changed":
    case "delivery_changed":
      return words[notice.messageKey](total);
    case "below_minimum":
      return notice.total ? words.below_minimum(total) : words.below_minimum_unknown;
    case "item_unavailable":
    case "menu_unavailable":
    case "option_out_of_bounds":
      return words[notice.messageKey](dish);
    case "few_left":
      return words.few_left(dish, notice.left ?? 0);
    case "time_moved": {
      const [before = "", now = ""] = (notice.slots ?? []).map(({ label }) =>
        formatSlot(label, locale),
      );
      return words.time_moved(before, now);
    }
    default:
      return words[notice.messageKey];
  }
}
