import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import styles from "./segmented.module.css";

type Segment<Value extends string> = { value: Value; label: string; icon?: IconName };

type SegmentedProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A switch between a few options: buttons, so that moving focus alone changes nothing. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend here
    <div role="group" aria-label={props.label} className={styles.segmented}>
      {props.segments.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          onClick={() => props.onChange(value)}
        >
          {icon && <Icon name={icon} />}
          {label}
        </button>
      ))}
    </div>
  );
}
