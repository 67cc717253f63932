import { useSyncExternalStore } from "react";
import { serverNow } from "./server-clock.ts";

const TICK_MS = 5000;

/** Epoch milliseconds of the server, renewed every 5 s: waiting is shown in minutes. */
export function useClock(): number {
  return useSyncExternalStore(subscribe, currentTick);
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  document.addEventListener("visibilitychange", onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onTick);
  };
}

function currentTick(): number {
  return Math.floor(serverNow() / TICK_MS) * TICK_MS;
}
