import type { IconName } from "./icon-names.ts";

/**
 * Decorative: hidden from screen readers, so its control needs a name of its own. References the
 * sprite in the document, see `icon-sheet.ts`.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
