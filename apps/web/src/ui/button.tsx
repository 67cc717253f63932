import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Link, type LinkProps } from "./link.tsx";

type ButtonStyle = {
  /** `primary`: the main action of a view. `secondary`: other actions. `quiet`: text only. */
  variant?: "primary" | "secondary" | "quiet";
  size?: "m" | "l";
  fullWidth?: boolean;
};

export function Button({
  variant,
  size,
  fullWidth,
  className,
  ...rest
}: ComponentProps<"button"> & ButtonStyle) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, fullWidth, className })}
    />
  );
}

/** A link styled as a button. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  className,
  ...rest
}: LinkProps & ButtonStyle) {
  return <Link {...rest} className={buttonClass({ variant, size, fullWidth, className })} />;
}

function buttonClass({
  variant = "primary",
  size = "m",
  fullWidth,
  className,
}: {
  [K in keyof (ButtonStyle & { className: string })]?:
    | (ButtonStyle & { className: string })[K]
    | undefined;
}): string {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
    className,
  );
}
