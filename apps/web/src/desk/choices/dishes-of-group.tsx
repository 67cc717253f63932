import type { AttachedGroup, DishOptions, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { useEffect, useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useOffice } from "../desk-context.tsx";
import { withChanged } from "../dish/attached-groups.ts";
import { DishSection } from "../dish/dish-section.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { openMenu, useMenu } from "../menu/menu-store.ts";
import { SearchField } from "../page/search-field.tsx";
import { wordsFinder } from "../read/words-finder.ts";
import { changeChoices } from "./change-choices.ts";
import styles from "./choices.module.css";
import { Exceptions } from "./exceptions.tsx";
import { attachEdits } from "./group-in-dishes.ts";
import { readGroups, useGroups } from "./groups-store.ts";
import { changeOptions } from "./press-choices.ts";

/** Every dish by category; what is ticked and unticked is saved as one action. */
export function DishesOfGroup({ group }: { group: StaffGroup }) {
  const desk = useOffice();
  const { m, api } = desk;
  const words = m.choicesPage;
  const { groups, dishes } = useGroups();
  const menus = useMenu((state) => state.menus);
  const [query, setQuery] = useState("");
  /** Ticks that differ from what is saved. */
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  useEffect(() => openMenu(api), [api]);
  const live = useMemo(() => new Set(groups?.map(({ group_id }) => group_id)), [groups]);
  const { group_id, values } = group;
  const optionIn = ({ options }: DishOptions) =>
    options.find((option) => option.group_id === group_id);
  const isTicked = (dish: DishOptions) => pressed.get(dish.item_id) ?? optionIn(dish) !== undefined;
  const wanted = new Set(dishes.filter(isTicked).map(({ item_id }) => item_id));
  const edits = attachEdits(dishes, group_id, wanted, live);
  const added = dishes.filter((dish) => isTicked(dish) && !optionIn(dish)).length;

  const known = new Map(dishes.map((dish) => [dish.item_id, dish]));
  const categories = (menus ?? []).flatMap(({ categories }) => categories);
  const placed = new Set(categories.flatMap(({ dishes }) => dishes.map(({ item_id }) => item_id)));
  const isFound = wordsFinder(query);
  const sections = [
    ...categories.map(({ target, name, dishes }) => ({
      ...{ key: target, name },
      shown: dishes.flatMap(({ item_id }) => known.get(item_id) ?? []),
    })),
    {
      ...{ key: "none", name: words.noCategory },
      shown: menus ? dishes.filter(({ item_id }) => !placed.has(item_id)) : [],
    },
  ]
    .map((one) => ({ ...one, shown: one.shown.filter(({ name }) => isFound(name)) }))
    .filter(({ shown }) => shown.length > 0);

  async function save() {
    const text = words.dishesChanged(values.name, edits.length);
    if ((await changeChoices(desk, edits, text)).ok) setPressed(new Map());
  }
  function clear(dish: DishOptions, changes: Partial<AttachedGroup>) {
    const text = words.cleared(dish.name);
    void changeOptions(desk, { dish, live, text }, (now) =>
      withChanged(now, group_id, () => changes),
    );
  }
  return (
    <DishSection id="dishes" title={words.dishes}>
      <p>{words.inDishes(group.dishes.length)}</p>
      <SearchField label={words.searchDish} value={query} onChange={setQuery} />
      {sections.map(({ key, name, shown }) => (
        <div key={key} className={styles.dishes}>
          <h3>{name}</h3>
          <ul>
            {shown.map((dish) => {
              const option = optionIn(dish);
              return (
                <li key={dish.item_id}>
                  <Checkbox
                    label={dish.name}
                    checked={isTicked(dish)}
                    onChange={({ target: { checked } }) =>
                      setPressed(new Map(pressed).set(dish.item_id, checked))
                    }
                  />
                  <SectionDrafts
                    target={`dish:${dish.item_id}`}
                    fields={["options"]}
                    onTaken={() => void readGroups(api)}
                  />
                  {option && (
                    <Exceptions
                      dish={dish}
                      option={option}
                      onClear={(changes) => clear(dish, changes)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {edits.length > 0 && (
        <div className={styles.bar}>
          <Button onClick={() => void save()}>{words.save(added, edits.length - added)}</Button>
          <Button variant="secondary" onClick={() => setPressed(new Map())}>
            {words.cancel}
          </Button>
        </div>
      )}
    </DishSection>
  );
}
