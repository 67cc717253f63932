import { useSpoken } from "./spoken-store.ts";

/** Tells screen readers of fields that aren't saved; those that are saved have their notice. */
export function SpokenState() {
  const text = useSpoken((spoken) => spoken.text);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
