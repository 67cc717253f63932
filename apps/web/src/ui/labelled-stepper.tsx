import { IconButton } from "./icon-button.tsx";
import styles from "./stepper.module.css";

export type StepperProps = {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Accessible names of the buttons. */
  labels: { less: string; more: string };
  /** At 1, the minus button removes the item. */
  removable?: boolean;
  /** At 0, only the plus button is shown. */
  quiet?: boolean;
};

/** A count with a minus and a plus button. */
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
