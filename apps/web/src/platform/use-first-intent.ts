import { startTransition, useEffect, useState } from "react";

const INTENT_EVENTS = ["pointermove", "touchstart", "keydown", "scroll"] as const;

/**
 * Turns true with the visitor's first input: the moment to preload what a press may open next,
 * which keeps the first load small. Preloading then yields to input.
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
