import { useId } from "react";
import styles from "./chip-group.module.css";

type Chip<Value extends string> = { value: Value; label: string };

type ChipGroupProps<Value extends string> = {
  legend: string;
  /** Visually hidden only. */
  hideLegend?: boolean;
  /** Related chips are grouped. */
  groups: readonly (readonly Chip<Value>[])[];
  value: Value | null;
  onChange: (value: Value) => void;
  /**
   * `row` scrolls sideways if it is too long, `grid` has equal columns, `words` two columns of
   * longer labels.
   */
  layout: "row" | "grid" | "words";
  error?: string | undefined;
};

/** Single choice among many short labels: buttons, so that moving focus alone selects nothing. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { legend, hideLegend = false, groups, value, onChange, layout, error } = props;
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={hideLegend ? "visually-hidden" : styles.legend}>{legend}</legend>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
      {groups.map((chips) => (
        <div key={chips[0]?.value} className={styles[layout]}>
          {chips.map((chip) => (
            <button
              key={chip.value}
              type="button"
              aria-pressed={chip.value === value}
              onClick={({ currentTarget }) => {
                onChange(chip.value);
                // Scrolls a partly hidden chip into view once it is selected.
                currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
              }}
            >
              {chip.label}
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
