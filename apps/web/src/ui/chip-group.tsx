import { useId } from "react";
import styles from "./chip-group.module.css";

export type Chip<Value extends string> = { value: Value; label: string };

type ChipGroupProps<Value extends string> = {
  legend: string;
  /** The legend is still read out. */
  hideLegend?: boolean;
  /** What belongs together stands together. */
  groups: readonly (readonly Chip<Value>[])[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** `row` scrolls sideways where it is too long, `grid` fills lines of equal columns, `words` two
   * columns of longer ones. */
  layout: "row" | "grid" | "words";
  error?: string | undefined;
};

/** One of many small things: buttons, so that nothing is chosen by moving focus alone. */
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
                // What was half covered or cut off is seen whole once it is chosen.
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
