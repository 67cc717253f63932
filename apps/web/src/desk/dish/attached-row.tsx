import type { AttachedGroup, StaffDish, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { choiceName, withChanged, withMoved, withoutGroup } from "./attached-groups.ts";
import styles from "./choices-section.module.css";
import section from "./dish-section.module.css";
import { GroupExceptions } from "./group-exceptions.tsx";

/** Bounds that can be chosen; a dish with others keeps and shows them. */
const MOST = 10;

type AttachedRowProps = {
  dish: StaffDish;
  option: AttachedGroup;
  /** All groups of the dish that are offered. */
  options: readonly AttachedGroup[];
  known: ReadonlyMap<number, StaffGroup>;
  onChange: (change: (now: AttachedGroup[]) => AttachedGroup[]) => void;
};

/** A group of the dish: its place, its bounds, and what is particular to it here. */
export function AttachedRow({ dish, option, options, known, onChange }: AttachedRowProps) {
  const { m } = useOffice();
  const words = m.dish.choices;
  const { group_id, min, max, only_with } = option;
  const group = known.get(group_id);
  const name = group?.values.name ?? "";
  const condition = only_with && known.get(only_with.group_id);
  const conditions = condition?.choices.filter(({ id }) => only_with?.choices.includes(id)) ?? [];
  const set = (changes: Partial<AttachedGroup>) =>
    onChange((now) => withChanged(now, group_id, () => changes));
  const move = (by: 1 | -1) => onChange((now) => withMoved(now, group_id, by) ?? now);
  return (
    <li className={styles.group}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={section.soft}>{group?.choices.map(choiceName).join(", ")}</p>
        {only_with && (
          <p className={styles.condition}>
            {words.onlyWith(conditions.map(choiceName).join(", ") || m.choicesPage.archivedChoice)}
          </p>
        )}
      </div>
      <div className={styles.moves}>
        <button
          type="button"
          aria-label={words.up(name)}
          disabled={!withMoved(options, group_id, -1)}
          onClick={() => move(-1)}
        >
          <DeskIcon name="caret-up" size={20} />
        </button>
        <button
          type="button"
          aria-label={words.down(name)}
          disabled={!withMoved(options, group_id, 1)}
          onClick={() => move(1)}
        >
          <DeskIcon name="caret-down" size={20} />
        </button>
        <IconButton
          icon="x"
          label={words.remove(name)}
          onClick={() => onChange((now) => withoutGroup(now, group_id))}
        />
      </div>
      <div className={styles.bounds}>
        <SelectField
          label={words.atLeast}
          aria-label={words.of(name, words.atLeast)}
          value={min}
          options={upTo(Math.max(MOST, min))}
          onChange={(least) => set({ min: least, max: max === null ? null : Math.max(max, least) })}
        />
        <SelectField
          label={words.atMost}
          aria-label={words.of(name, words.atMost)}
          value={max}
          options={[
            ...upTo(Math.max(MOST, max ?? 0)).slice(1),
            { value: null, label: words.noLimit },
          ]}
          onChange={(most) => set({ max: most, min: most === null ? min : Math.min(min, most) })}
        />
      </div>
      {group && (
        <GroupExceptions
          dish={dish}
          group={group}
          option={option}
          options={options}
          known={known}
          onCondition={(only_with) => set({ only_with })}
        />
      )}
    </li>
  );
}

function upTo(most: number): { value: number; label: string }[] {
  return Array.from({ length: most + 1 }, (_, value) => ({ value, label: String(value) }));
}
