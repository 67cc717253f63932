import { useEffect, useState } from "react";

/** What was shown last stays for that many milliseconds after it is gone: in a closing dialog. */
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
