import { useMessages } from "../i18n/locale-context.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./stepper.module.css";

type StepperProps = {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** What is counted; said with each button. */
  name: string;
  /** The first button takes away the last one. */
  removable?: boolean;
  /** Nothing but the second button until there is one. */
  quiet?: boolean;
};

export function Stepper(props: StepperProps) {
  const { value, min, max, onChange, name, removable = false, quiet = false } = props;
  const { stepper } = useMessages();
  return (
    <div className={styles.stepper} data-quiet={quiet && value === 0}>
      <IconButton
        icon={removable && value <= 1 ? "trash" : "minus"}
        size={18}
        label={stepper.less(name)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <span className={styles.value} aria-live="polite">
        {value}
      </span>
      <IconButton
        icon="plus"
        size={18}
        label={stepper.more(name)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
