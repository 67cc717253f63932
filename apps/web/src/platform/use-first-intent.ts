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
    const heard = () => startTransition(() => setIntent(true));
    for (const sign of SIGNS) window.addEventListener(sign, heard, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, heard);
    };
  }, [intent]);
  return intent;
}
