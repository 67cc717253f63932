import { useSyncExternalStore } from "react";
import { followServerClock, serverNow } from "./server-clock.ts";

const TICK_MS = 30_000;

/**
 * Server time in epoch milliseconds, updated twice a minute; null on the server and in hydration.
 */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentTick, () => null);
}

/** Ticks on the minute and half minute, so that a slot that closes then disappears at once. */
function subscribe(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(tick, TICK_MS - (serverNow() % TICK_MS));
  }
  function tick() {
    onTick();
    wait();
  }
  wait();
  const stopFollowing = followServerClock(tick);
  return () => {
    clearTimeout(timer);
    stopFollowing();
  };
}

function currentTick(): number {
  return Math.floor(serverNow() / TICK_MS) * TICK_MS;
}
