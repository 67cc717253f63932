import { Suspense, useState } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useNow } from "../../platform/use-now.ts";
import { useShop } from "../shop/shop-context.tsx";

const PausedNotices = lazyPart(() =>
  import("./paused-notices.tsx").then((part) => part.PausedNotices),
);

/** Placeholder of the pause notices; loads no code while all orders are accepted. */
export function PausedSlot() {
  const { pickup_paused_until, delivery_paused_until } = useShop().settings.ordering;
  const now = useNow();
  const [wasPaused, setWasPaused] = useState(false);
  if (now !== null && !wasPaused && (pickup_paused_until ?? delivery_paused_until))
    setWasPaused(true);
  return <Suspense>{wasPaused && <PausedNotices now={now ?? 0} />}</Suspense>;
}
