import type { AttachedGroup, StaffDish, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Link } from "../../ui/link.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { changeDish } from "./change-dish.ts";
import styles from "./choices-section.module.css";
import section from "./dish-section.module.css";
import { DishSection } from "./dish-section.tsx";
import { readDish } from "./dish-store.ts";

/** Bounds that can be chosen; a dish with others keeps and shows them. */
const MOST = 10;

/** The option groups of the dish, in the order in which guests choose. */
export function ChoicesSection({ dish, groups }: { dish: StaffDish; groups: StaffGroup[] }) {
  const desk = useOffice();
  const { m } = desk;
  const { target, item_id: id, values } = dish;
  const { options, name } = values;
  const words = m.dish.choices;
  const known = new Map(groups.map((group) => [group.group_id, group]));
  // Archived groups are offered to nobody, and go with the next change of the list.
  const attached = options
    .filter(({ group_id }) => !known.has(group_id))
    .reduce((left, { group_id }) => withoutGroup(left, group_id), options);
  const change = (value: AttachedGroup[]) => {
    void changeDish({ desk, target, id, field: "options", text: words.changed(name) }, value);
  };
  const others = groups.filter(
    ({ group_id }) => !options.some((option) => option.group_id === group_id),
  );
  return (
    <DishSection id="choices" title={m.dish.sections.choices}>
      {attached.length === 0 && <p className={section.soft}>{words.empty}</p>}
      {attached.length > 0 && (
        <ol className={styles.groups}>
          {attached.map((option, index) => (
            <AttachedRow
              key={option.group_id}
              option={option}
              known={known}
              onChange={(changed) =>
                change(attached.map((other) => (other === option ? changed : other)))
              }
              onRemove={() => change(withoutGroup(attached, option.group_id))}
              onMove={movesOf(attached, index, (moved) => change(moved))}
            />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <SelectField
          label={words.add}
          value={null}
          options={[
            { value: null, label: words.choose },
            ...others.map((group) => ({
              value: group.group_id,
              label: `${group.values.name} (${choicesIn(group)})`,
            })),
          ]}
          onChange={(group_id) => {
            if (group_id === null) return;
            change([...attached, { group_id, min: 0, max: 1, only_with: null, prices: {} }]);
          }}
        />
      )}
      <p>
        <Link to="/menu/choices">{words.all}</Link>
      </p>
      <SectionDrafts
        target={target}
        fields={["options"]}
        onTaken={() => void readDish(desk.api, id)}
      />
    </DishSection>
  );
}

type Moves = { up: (() => void) | null; down: (() => void) | null };

/** A group whose condition would then stand below it can't be moved there. */
function movesOf(
  options: readonly AttachedGroup[],
  index: number,
  change: (moved: AttachedGroup[]) => void,
): Moves {
  const swapped = (first: number): (() => void) | null => {
    const [above, below] = [options[first], options[first + 1]];
    if (!above || !below || below.only_with?.group_id === above.group_id) return null;
    return () => change(options.toSpliced(first, 2, below, above));
  };
  return { up: swapped(index - 1), down: swapped(index) };
}

/** Without a group, what depended on it is always offered. */
function withoutGroup(options: readonly AttachedGroup[], group: number): AttachedGroup[] {
  return options
    .filter(({ group_id }) => group_id !== group)
    .map((option) =>
      option.only_with?.group_id === group ? { ...option, only_with: null } : option,
    );
}

type AttachedRowProps = {
  option: AttachedGroup;
  known: ReadonlyMap<number, StaffGroup>;
  onChange: (option: AttachedGroup) => void;
  onRemove: () => void;
  onMove: Moves;
};

function AttachedRow({ option, known, onChange, onRemove, onMove }: AttachedRowProps) {
  const { m } = useOffice();
  const words = m.dish.choices;
  const group = known.get(option.group_id);
  const name = group?.values.name ?? "";
  const { min, max, only_with } = option;
  const condition = only_with && known.get(only_with.group_id);
  const conditions = condition?.choices.filter(({ id }) => only_with?.choices.includes(id)) ?? [];
  return (
    <li className={styles.group}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={section.soft}>{group && choicesIn(group)}</p>
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
          disabled={!onMove.up}
          onClick={onMove.up ?? undefined}
        >
          <DeskIcon name="caret-up" size={20} />
        </button>
        <button
          type="button"
          aria-label={words.down(name)}
          disabled={!onMove.down}
          onClick={onMove.down ?? undefined}
        >
          <DeskIcon name="caret-down" size={20} />
        </button>
        <IconButton icon="x" label={words.remove(name)} onClick={onRemove} />
      </div>
      <div className={styles.bounds}>
        <SelectField
          label={words.atLeast}
          aria-label={words.of(name, words.atLeast)}
          value={min}
          options={upTo(Math.max(MOST, min))}
          onChange={(least) =>
            onChange({ ...option, min: least, max: max === null ? null : Math.max(max, least) })
          }
        />
        <SelectField
          label={words.atMost}
          aria-label={words.of(name, words.atMost)}
          value={max}
          options={[
            ...upTo(Math.max(MOST, max ?? 0)).slice(1),
            { value: null, label: words.noLimit },
          ]}
          onChange={(most) =>
            onChange({ ...option, max: most, min: most === null ? min : Math.min(min, most) })
          }
        />
      </div>
    </li>
  );
}

function upTo(most: number): { value: number; label: string }[] {
  return Array.from({ length: most + 1 }, (_, value) => ({ value, label: String(value) }));
}

function choicesIn({ choices }: StaffGroup): string {
  return choices.map(choiceName).join(", ");
}

function choiceName({ dish, values }: StaffGroup["choices"][number]): string {
  return dish?.name ?? values.name;
}
