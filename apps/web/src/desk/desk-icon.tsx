import type { IconName } from "../ui/icon-names.ts";
import type { DeskIconName } from "./desk-icon-names.ts";

type DeskIconProps = { name: IconName | DeskIconName; size?: number };

/** As `Icon`, from the sheet of the desk's page, which has more drawings than the storefront's. */
export function DeskIcon({ name, size = 22 }: DeskIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
