import type { StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { useState } from "react";
import { SelectField } from "../../ui/select-field.tsx";
import { useOffice } from "../desk-context.tsx";
import section from "../dish/dish-section.module.css";
import { DishSection } from "../dish/dish-section.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { useIsDrafting } from "../open-draft/open-draft.ts";
import { AddForm } from "./add-form.tsx";
import { addDishChoice, addRecord } from "./change-choices.ts";
import { ChoiceItem } from "./choice-item.tsx";
import styles from "./choices.module.css";
import { readGroups, useGroups } from "./groups-store.ts";
import { moveChoice } from "./press-choices.ts";

/** The choices of a group in the order of guests, and new ones; one is open at a time. */
export function ChoicesOfGroup({ group }: { group: StaffGroup }) {
  const desk = useOffice();
  const { api } = desk;
  const words = desk.m.choicesPage;
  const isDrafting = useIsDrafting();
  const dishes = useGroups((state) => state.dishes);
  const [open, setOpen] = useState<string | null>(null);
  const { target, choices, values } = group;

  function move(id: number, by: 1 | -1) {
    void moveChoice(desk, { target, text: words.ordered(values.name) }, { id, by });
  }
  function add(name: string) {
    return addRecord(desk, { kind: "choice", within: target, values: { name } }, name);
  }
  return (
    <DishSection id="choices" title={words.choices}>
      {choices.length === 0 && <p className={section.soft}>{words.noChoice}</p>}
      <SectionDrafts target={target} fields={["choices"]} onTaken={() => void readGroups(api)} />
      <ol className={styles.choices}>
        {choices.map((choice, index) => (
          <ChoiceItem
            key={choice.id}
            choice={choice}
            isFirst={index === 0}
            isLast={index === choices.length - 1}
            isOpen={open === choice.target}
            onOpen={(wanted) => setOpen(wanted ? choice.target : null)}
            onStep={(by) => move(choice.id, by)}
          />
        ))}
      </ol>
      {isDrafting && <p className={section.soft}>{words.addedAtOnce}</p>}
      <AddForm
        formKey={`choice:new-${group.group_id}/name`}
        label={words.newChoice}
        submit={words.addChoice}
        onAdd={add}
      />
      <SelectField
        label={words.newDish}
        value={null}
        options={[
          { value: null, label: words.chooseDish },
          ...dishes.map(({ item_id, name }) => ({ value: item_id, label: name })),
        ]}
        onChange={(wanted) => {
          const dish = dishes.find(({ item_id }) => item_id === wanted);
          if (!dish) return;
          const { item_id, name } = dish;
          void addDishChoice(desk, target, { target: `dish:${item_id}`, name });
        }}
      />
    </DishSection>
  );
}
