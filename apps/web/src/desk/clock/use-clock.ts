import { useSyncExternalStore } from "react";
import { serverNow } from "../../platform/server-clock.ts";

const TICK_MS = 5000;
const SECOND_MS = 1000;
const everyTick = ticksOf(TICK_MS);
const everySecond = ticksOf(SECOND_MS);

/** Server time in epoch milliseconds, updated every 5 s: waiting times are shown in minutes. */
export function useClock(): number {
  return useSyncExternalStore(everyTick, () => tickOf(TICK_MS));
}

/** The same, updated every second, for countdowns. */
export function useSecondClock(): number {
  return useSyncExternalStore(everySecond, () => tickOf(SECOND_MS));
}

/** Whether an instant in epoch milliseconds has passed, known at most 5 s later. */
export function useIsPast(instant: number): boolean {
  return useSyncExternalStore(everyTick, () => serverNow() >= instant);
}

function ticksOf(tickMs: number) {
  return (onTick: () => void) => {
    const timer = setInterval(onTick, tickMs);
    document.addEventListener("visibilitychange", onTick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onTick);
    };
  };
}

function tickOf(tickMs: number): number {
  return Math.floor(serverNow() / tickMs) * tickMs;
}
