import { Suspense, useState } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useNow } from "../../platform/use-now.ts";
import { useShop } from "../shop/shop-context.tsx";

const PausedNotice = lazyPart(() =>
  import("./paused-notice.tsx").then((part) => part.PausedNotice),
);

/** Where it is said that the house takes no orders for now, and to who saw it, that it does again. */
export function PausedSlot() {
  const { paused_until } = useShop().settings.ordering;
  const now = useNow();
  const isPaused = paused_until !== null && now !== null && Date.parse(paused_until) > now;
  const [wasPaused, setWasPaused] = useState(false);
  if (isPaused && !wasPaused) setWasPaused(true);
  const until = Date.parse(paused_until ?? "");
  return <Suspense>{wasPaused && <PausedNotice until={until} isOver={!isPaused} />}</Suspense>;
}
