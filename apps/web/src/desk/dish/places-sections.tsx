import type { StaffMenus } from "@noren/contract/staff/menu.ts";
import type { StaffDish } from "@noren/contract/staff/menu-dish.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { type OfficeDesk, useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { dishesOf } from "../menu/menus-state.ts";
import { offerUndo } from "../menu/undo-change.ts";
import { say } from "../notices/notices-store.ts";
import { changeDish } from "./change-dish.ts";
import section from "./dish-section.module.css";
import { DishSection } from "./dish-section.tsx";
import { putCategories, readDish, savingDish } from "./dish-store.ts";
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
  const nameOf = (item: number) => dishes.find(({ item_id }) => item_id === item)?.name;
  const change = (changed: (now: number[]) => number[]) => {
    const text = words.changed(name);
    void changeDish({ desk, target, id, field: "companions", text }, changed);
  };
  return (
    <DishSection id="companions" title={m.dish.sections.companions}>
      <p className={section.soft}>{words.text}</p>
      {companions.length > 0 && (
        <ul className={styles.companions}>
          {companions.map((item) => (
            <li key={item}>
              {nameOf(item) ?? m.dish.archivedTitle}
              <IconButton
                icon="x"
                label={words.remove(nameOf(item) ?? "")}
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

/** The categories of the menus, as a checklist. */
export function CategoriesSection({ dish, menus }: SectionProps) {
  const desk = useOffice();
  const { m } = desk;
  return (
    <DishSection id="categories" title={m.dish.sections.categories}>
      {menus.map((menu) => (
        <fieldset key={menu.target} className={styles.menu}>
          <legend>{menu.name}</legend>
          {menu.categories.map((category) => (
            <Checkbox
              key={category.target}
              label={category.name}
              checked={dish.categories.includes(category.target)}
              onChange={(event) => void place(desk, dish, category, event.target.checked)}
            />
          ))}
        </fieldset>
      ))}
    </DishSection>
  );
}

/** Puts the dish last in a category, or takes it out; the category's list is what changes. */
async function place(
  desk: OfficeDesk,
  { item_id, values, categories }: StaffDish,
  { target, name, dishes }: Menus[number]["categories"][number],
  isPut: boolean,
): Promise<void> {
  const { api, m } = desk;
  const seen = dishes.map((dish) => dish.item_id);
  const wanted = isPut ? [...seen, item_id] : seen.filter((id) => id !== item_id);
  const others = categories.filter((other) => other !== target);
  putCategories(isPut ? [...others, target] : others);
  const edit = { target, values: { dishes: wanted }, seen: { dishes: seen } };
  await savingDish(api, item_id, async () => {
    const reply = await api.changeMenu({ edits: [edit] });
    const words = m.dish.categories;
    if (!reply.ok) {
      const text = reply.problem.message || m.unreachable;
      say({ kind: "problem", text, about: "menu:dishes" });
    } else if (reply.payload.action !== null) {
      const text = isPut ? words.put(values.name, name) : words.taken(values.name, name);
      offerUndo(desk, { action: reply.payload.action, text, about: "menu:dishes" });
    }
  });
}
