import { useEffect, useState } from "react";

/**
 * Keeps the last value for that many milliseconds after it became null, for a dialog's closing
 * animation.
 */
export function useLingering<T>(value: T | null, ms: number): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  useEffect(() => {
    if (value !== null) return;
    const timer = setTimeout(() => setLast(null), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value ?? last;
}
