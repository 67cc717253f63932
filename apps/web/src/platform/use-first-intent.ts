import { startTransition, useEffect, useState } from "react";

const SIGNS = ["pointermove", "touchstart", "keydown", "scroll"] as const;

/**
 * Turns true with the visitor's first movement: the moment to fetch what a press may open next,
 * and not before, so that a first load stays small. What is made ready then makes way for a press.
 */
export function useFirstIntent(): boolean {
  const [intent, setIntent] = useState(false);
  useEffect(() => {
    if (intent) return;
    const stop = new AbortController();
    const heard = () => {
      stop.abort();
      startTransition(() => setIntent(true));
    };
    const { signal } = stop;
    for (const sign of SIGNS) window.addEventListener(sign, heard, { passive: true, signal });
    return () => stop.abort();
  }, [intent]);
  return intent;
}
