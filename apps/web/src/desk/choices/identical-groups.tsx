import type { StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useOffice } from "../desk-context.tsx";
import { choiceName } from "../dish/attached-groups.ts";
import section from "../dish/dish-section.module.css";
import page from "../page/desk-page.module.css";
import { changeChoices } from "./change-choices.ts";
import styles from "./choices.module.css";
import { useGroups } from "./groups-store.ts";
import { identicalGroups, mergeEdits } from "./merge-groups.ts";

/** Offers to make one of groups that are identical; nothing where there are none. */
export function IdenticalGroups({ groups }: { groups: readonly StaffGroup[] }) {
  const desk = useOffice();
  const words = desk.m.choicesPage.identical;
  const dishes = useGroups((state) => state.dishes);
  const sets = useMemo(() => identicalGroups(groups), [groups]);
  if (sets.length === 0) return null;

  function merge(name: string, same: readonly StaffGroup[]) {
    const live = new Set(groups.map(({ group_id }) => group_id));
    void changeChoices(desk, mergeEdits(same, dishes, live), words.merged(name, same.length));
  }

  return (
    <Disclosure title={words.title(sets.length)}>
      <p className={section.soft}>{words.text}</p>
      <ul className={`${page.rows} ${styles.identical}`}>
        {sets.map((same) => {
          const [first] = same;
          if (!first) return null;
          const { name } = first.values;
          const count = same.reduce((sum, { dishes }) => sum + dishes.length, 0);
          return (
            <li key={first.group_id} className={page.row}>
              <div>
                <h2>{name}</h2>
                <p className={styles.short}>{first.choices.map(choiceName).join(", ")}</p>
                <p className={styles.count}>{words.count(same.length, count)}</p>
              </div>
              <Button
                variant="secondary"
                aria-label={words.mergeOf(name)}
                onClick={() => merge(name, same)}
              >
                {words.merge}
              </Button>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
