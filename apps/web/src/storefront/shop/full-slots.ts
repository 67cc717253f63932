import { createSlotsApi } from "@noren/contract/slots-api.ts";
import type { FullSlots } from "@noren/contract/tracking.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import type { Slot } from "@noren/ordering/slots.ts";
import { useEffect, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";
import { useShop } from "./shop-context.tsx";

const NONE: FullSlots = [];

/** Whether the server has reported the slot as full. */
export function isFull({ date, start }: Slot, orderType: OrderType, full: FullSlots): boolean {
  const isPickup = orderType === "pickup";
  return full.some((slot) => {
    return isPickup === slot.is_pickup && date === slot.date && start === slot.time;
  });
}

/** The full slots, refetched at every tick where the restaurant limits slots. */
export function useFullSlots(now: number | null): FullSlots {
  const { locale } = useLocale();
  const { apiRoot } = useSite();
  const { slots } = useShop().settings;
  const [full, setFull] = useState(NONE);
  const { pickup, delivery } = slots;
  const isLimited = [pickup, delivery].some(
    ({ orders_per_slot, pieces_per_slot }) => orders_per_slot + pieces_per_slot > 0,
  );

  useEffect(() => {
    if (!isLimited || now === null) return;
    let isGone = false;
    const api = createSlotsApi(apiRoot, (request) => fetch(request), locale);
    void api.fullSlots().then((reply) => {
      if (reply.ok && !isGone) setFull(reply.payload);
    });
    return () => {
      isGone = true;
    };
  }, [apiRoot, isLimited, locale, now]);
  return isLimited ? full : NONE;
}
