import type { StaffMenus } from "@noren/contract/staff/menu.ts";
import type { StaffDish } from "@noren/contract/staff/menu-dish.ts";
import { useMemo } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { dishesOf } from "../menu/menus-state.ts";
import { listsAfter, listsOf } from "../menu/order/moves.ts";
import { makeMove, useOrder } from "../menu/order/order-store.ts";
import { changeDish } from "./change-dish.ts";
import { namedCompanions } from "./companion-names.ts";
import section from "./dish-section.module.css";
import { DishSection } from "./dish-section.tsx";
import { readDish } from "./dish-store.ts";
import styles from "./places-sections.module.css";

type Menus = StaffMenus["menus"];
type SectionProps = { dish: StaffDish; menus: Menus };

/** The dishes that the cart offers with this one, in order. */
export function CompanionsSection({ dish, menus }: SectionProps) {
  const desk = useOffice();
  const { m } = desk;
  const { target, item_id: id, values } = dish;
  const { companions, name } = values;
  const words = m.dish.companions;
  const dishes = dishesOf(menus);
  const change = (changed: (now: number[]) => number[]) => {
    const text = words.changed(name);
    void changeDish({ desk, target, id, field: "companions", text }, changed);
  };
  return (
    <DishSection id="companions" title={m.dish.sections.companions}>
      <p className={section.soft}>{words.text}</p>
      {companions.length > 0 && (
        <ul className={styles.companions}>
          {namedCompanions(dish, dishes).map(({ item_id: item, name, is_archived }) => (
            <li key={item}>
              {is_archived ? words.archived(name) : name}
              <IconButton
                icon="x"
                label={words.remove(name)}
                onClick={() => change((now) => now.filter((other) => other !== item))}
              />
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label={words.add}
        value={null}
        options={[
          { value: null, label: words.choose },
          ...dishes
            .filter(({ item_id }) => item_id !== id && !companions.includes(item_id))
            .map(({ item_id, name }) => ({ value: item_id, label: name })),
        ]}
        onChange={(dish) => dish !== null && change((now) => [...now, dish])}
      />
      <SectionDrafts
        target={target}
        fields={["companions"]}
        onTaken={() => void readDish(desk.api, id)}
      />
    </DishSection>
  );
}

/** The categories of the menus, as a checklist; a new one has the dish last. */
export function CategoriesSection({ dish, menus }: SectionProps) {
  const desk = useOffice();
  const { m, api } = desk;
  const { saved, moves } = useOrder();
  const lists = useMemo(() => listsAfter(listsOf(menus), saved, moves), [menus, saved, moves]);
  const { item_id: id, categories, values } = dish;
  const { name, archived } = values;
  async function place(list: string, isPut: boolean) {
    const at = lists[list]?.length ?? 0;
    await makeMove(desk, { id, name, at, from: isPut ? null : list, to: isPut ? list : null });
    await readDish(api, id);
  }
  return (
    <DishSection id="categories" title={m.dish.sections.categories}>
      {menus.map((menu) => (
        <fieldset key={menu.target} className={styles.menu}>
          <legend>{menu.name}</legend>
          {menu.categories.map(({ target, name }) => (
            <Checkbox
              key={target}
              label={name}
              disabled={archived}
              // No list has an archived dish.
              checked={archived ? categories.includes(target) : lists[target]?.includes(id)}
              onChange={(event) => void place(target, event.target.checked)}
            />
          ))}
        </fieldset>
      ))}
    </DishSection>
  );
}
