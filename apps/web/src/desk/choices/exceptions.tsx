import type { AttachedGroup, DishOptions } from "@noren/contract/staff/menu-dish.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import { choiceName } from "../dish/attached-groups.ts";
import styles from "./choices.module.css";
import { useGroups } from "./groups-store.ts";

type ExceptionsProps = {
  dish: DishOptions;
  option: AttachedGroup;
  onClear: (changes: Partial<AttachedGroup>) => void;
};

/** What the group is in this dish alone; a press on a chip clears it, the dish's page sets it. */
export function Exceptions({ dish, option, onClear }: ExceptionsProps) {
  const words = useOffice().m.choicesPage;
  const groups = useGroups((state) => state.groups);
  const { min, max, only_with, prices } = option;
  const condition = groups?.find(({ group_id }) => group_id === only_with?.group_id);
  const names = condition?.choices
    .filter(({ id }) => only_with?.choices.includes(id))
    .map(choiceName);
  const priced = Object.keys(prices).length;
  const chips = [
    ...(min !== 0 || max !== 1
      ? [{ text: words.bounds(min, max), without: { min: 0, max: 1 } }]
      : []),
    ...(priced > 0 ? [{ text: words.ownPrices(priced), without: { prices: {} } }] : []),
    ...(only_with
      ? [
          {
            text: words.onlyWith(names?.join(", ") || words.archivedChoice),
            without: { only_with: null },
          },
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <div className={styles.exceptions}>
      {chips.map(({ text, without }) => (
        <Button
          key={text}
          variant="secondary"
          aria-label={words.clear(text, dish.name)}
          onClick={(event) => {
            // The chip disappears: the focus goes to its dish.
            event.currentTarget.closest("li")?.querySelector("input")?.focus();
            onClear(without);
          }}
        >
          {text}
          <Icon name="x" size={16} />
        </Button>
      ))}
      <Link to={`/menu/dishes/${dish.item_id}`}>{words.editIn(dish.name)}</Link>
    </div>
  );
}
