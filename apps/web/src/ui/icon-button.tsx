import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./icon-button.module.css";
import type { IconName } from "./icon-names.ts";

type IconButtonProps = ComponentProps<"button"> & {
  icon: IconName;
  /** Accessible name: the button has no text. */
  label: string;
  size?: number;
};

export function IconButton({ icon, label, size = 22, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(styles.iconButton, className)}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
