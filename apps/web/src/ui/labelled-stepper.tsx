import { IconButton } from "./icon-button.tsx";
import styles from "./stepper.module.css";

export type StepperProps = {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** What the buttons are called, to those who do not see them. */
  labels: { less: string; more: string };
  /** The first button takes away the last one. */
  removable?: boolean;
  /** Nothing but the second button until there is one. */
  quiet?: boolean;
};

/** A count with a button on either side. */
export function LabelledStepper(props: StepperProps) {
  const { value, min, max, onChange, labels, removable = false, quiet = false } = props;
  return (
    <div className={styles.stepper} data-quiet={quiet && value === 0}>
      <IconButton
        icon={removable && value <= 1 ? "trash" : "minus"}
        size={18}
        label={labels.less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <span className={styles.value} aria-live="polite">
        {value}
      </span>
      <IconButton
        icon="plus"
        size={18}
        label={labels.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
