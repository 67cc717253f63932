import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

type Look = {
  /** `primary`: the one action of a view. `secondary`: beside it. `quiet`: text alone. */
  look?: "primary" | "secondary" | "quiet";
  size?: "m" | "l";
  wide?: boolean;
};

export function Button({ look, size, wide, className, ...rest }: ComponentProps<"button"> & Look) {
  return <button type="button" {...rest} className={looks({ look, size, wide, className })} />;
}

/** Goes somewhere; looks like a button. */
export function ButtonLink({ look, size, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={looks({ look, size, wide, className })} />;
}

function looks({
  look = "primary",
  size = "m",
  wide,
  className,
}: {
  [K in keyof (Look & { className: string })]?: (Look & { className: string })[K] | undefined;
}): string {
  return classNames(styles.button, styles[look], styles[size], wide && styles.wide, className);
}
