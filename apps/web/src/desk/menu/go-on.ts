import type { KeyboardEvent } from "react";

/**
 * Enter moves to the page's next field, Shift and Enter to the one before, within the press itself,
 * or else a phone would close its keypad; on the last field it calls `end`.
 */
export function goOn(event: KeyboardEvent<HTMLInputElement>, end: () => void): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [
    ...document.querySelectorAll<HTMLElement>("main :is(input, textarea)[data-field]"),
  ];
  const step = event.shiftKey ? -1 : 1;
  const next = fields[fields.indexOf(event.currentTarget) + step];
  if (next) next.focus();
  else end();
}
