import { useSyncExternalStore } from "react";

const TICK_MS = 30_000;

/** Epoch milliseconds, renewed twice a minute; null on the server and while hydrating. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentTick, () => null);
}

/** On the minute and the half minute: a slot that closes then is not shown a moment longer. */
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
