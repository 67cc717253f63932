import type { IconName } from "../ui/icon-names.ts";
import type { DeskIconName } from "./desk-icon-names.ts";

type DeskIconProps = { name: IconName | DeskIconName; size?: number };

/** Like `Icon`, but from the desk page's sprite, which has more icons than the storefront's. */
export function DeskIcon({ name, size = 22 }: DeskIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
