import { useEffect, useState } from "react";

/** Whole seconds until an instant (epoch ms), 0 once it has passed. */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}
