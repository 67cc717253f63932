import { useSyncExternalStore } from "react";

const TICK_MS = 30_000;

/** Epoch milliseconds, updated twice a minute; null on the server and during hydration. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentTick, () => null);
}

/** Ticks on the minute and half minute, so that a slot that closes then disappears at once. */
function subscribe(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(tick, TICK_MS - (Date.now() % TICK_MS));
  }
  function tick() {
    onTick();
    wait();
  }
  wait();
  return () => clearTimeout(timer);
}

function currentTick(): number {
  return Math.floor(Date.now() / TICK_MS) * TICK_MS;
}
