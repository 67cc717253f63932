import bodies from "virtual:icons";
import type { IconName } from "./icon-names.ts";

/** Decoration beside words: hidden from screen readers, so its control needs a name of its own. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own bundled drawings
      dangerouslySetInnerHTML={{ __html: bodies[name] }}
    />
  );
}
