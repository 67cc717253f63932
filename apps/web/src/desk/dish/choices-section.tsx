import type { AttachedGroup, StaffDish, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { Link } from "../../ui/link.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { choiceName, liveOptions, withGroup } from "./attached-groups.ts";
import { AttachedRow } from "./attached-row.tsx";
import { changeDish } from "./change-dish.ts";
import styles from "./choices-section.module.css";
import section from "./dish-section.module.css";
import { DishSection } from "./dish-section.tsx";
import { readDish } from "./dish-store.ts";

/** The option groups of the dish, in the order in which guests choose. */
export function ChoicesSection({ dish, groups }: { dish: StaffDish; groups: StaffGroup[] }) {
  const desk = useOffice();
  const { m } = desk;
  const { target, item_id: id, values } = dish;
  const { options, name } = values;
  const words = m.dish.choices;
  const known = new Map(groups.map((group) => [group.group_id, group]));
  // Archived groups go with the next change of the list.
  const attached = liveOptions(options, known);
  const change = (changed: (now: AttachedGroup[]) => AttachedGroup[]) => {
    const pressed = { desk, target, id, field: "options" as const, text: words.changed(name) };
    void changeDish(pressed, (now) => changed(liveOptions(now, known)));
  };
  const others = groups.filter(
    ({ group_id }) => !options.some((option) => option.group_id === group_id),
  );
  return (
    <DishSection id="choices" title={m.dish.sections.choices}>
      {attached.length === 0 && <p className={section.soft}>{words.empty}</p>}
      {attached.length > 0 && (
        <ol className={styles.groups}>
          {attached.map((option) => (
            <AttachedRow
              key={option.group_id}
              dish={dish}
              option={option}
              options={attached}
              known={known}
              onChange={change}
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
              label: `${group.values.name} (${group.choices.map(choiceName).join(", ")})`,
            })),
          ]}
          onChange={(group_id) => group_id !== null && change((now) => withGroup(now, group_id))}
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
