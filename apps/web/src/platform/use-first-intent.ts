import { startTransition, useEffect, useState } from "react";

const INTENT_EVENTS = ["pointermove", "touchstart", "keydown", "scroll"] as const;

/**
 * Turns true with the visitor's first movement: the moment to fetch what a press may open next,
 * and not before, so that a first load stays small. What is made ready then makes way for a press.
 */
export function useFirstIntent(): boolean {
  const [intent, setIntent] = useState(false);
  useEffect(() => {
    if (intent) return;
    const stop = new AbortController();
    const onIntent = () => {
      stop.abort();
      startTransition(() => setIntent(true));
    };
    const { signal } = stop;
    for (const event of INTENT_EVENTS)
      window.addEventListener(event, onIntent, { passive: true, signal });
    return () => stop.abort();
  }, [intent]);
  return intent;
}
