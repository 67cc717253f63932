import { Suspense } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useNow } from "../../platform/use-now.ts";
import { useShop } from "../shop/shop-context.tsx";

const PausedNotice = lazyPart(async () => (await import("./paused-notice.tsx")).PausedNotice);

/** Where it is said that the house takes no orders for now, until that ends; else costs nothing. */
export function PausedSlot() {
  const { paused_until } = useShop().settings.ordering;
  const now = useNow();
  const isPaused = paused_until !== null && now !== null && Date.parse(paused_until) > now;
  return <Suspense>{isPaused && <PausedNotice until={Date.parse(paused_until)} />}</Suspense>;
}
