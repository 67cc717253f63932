import type { ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { DeskIcon } from "../desk-icon.tsx";
import type { DeskIconName } from "../desk-icon-names.ts";
import styles from "./tone-button.module.css";

/**
 * What a press means, told by colour and icon besides the words: `accept` says yes to a customer,
 * `step` moves an order on, `warn` changes what was promised, `refund` leads to giving
 * money back and `refuse` to ending an order, each by a question; `destroy` answers it.
 */
type Tone = "accept" | "step" | "warn" | "refund" | "refuse" | "destroy";

const ICONS: Record<Tone, IconName | DeskIconName | null> = {
  accept: "check-fat-fill",
  step: null,
  warn: "clock",
  refund: "money",
  refuse: "x",
  destroy: "prohibit",
};

type ToneButtonProps = ComponentProps<typeof Button> & { tone: Tone };

export function ToneButton({ tone, className, children, ...rest }: ToneButtonProps) {
  const icon = ICONS[tone];
  return (
    <Button {...rest} className={classNames(styles[tone], className)}>
      {icon && <DeskIcon name={icon} size={16} />}
      {children}
    </Button>
  );
}
