import { useSyncExternalStore } from "react";
import { serverNow } from "../../platform/server-clock.ts";

const useMinuteClock = clockOf(5000);
const useCountdownClock = clockOf(1000);

/** Server time in epoch milliseconds, updated every 5 s: waiting times are shown in minutes. */
export function useClock(): number {
  return useMinuteClock();
}

/** The same, updated every second, for countdowns. */
export function useSecondClock(): number {
  return useCountdownClock();
}

function clockOf(tickMs: number): () => number {
  const subscribe = (onTick: () => void) => {
    const timer = setInterval(onTick, tickMs);
    document.addEventListener("visibilitychange", onTick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onTick);
    };
  };
  const currentTick = () => Math.floor(serverNow() / tickMs) * tickMs;
  return () => useSyncExternalStore(subscribe, currentTick);
}
