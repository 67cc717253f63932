import type { AttachedGroup, StaffDish, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { useState } from "react";
import { CheckChips } from "../../ui/check-chips.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useOffice } from "../desk-context.tsx";
import { useDrafts } from "../menu/draft-store.ts";
import { FieldInput } from "../menu/field-input.tsx";
import { writeSupplement } from "../menu/prices.ts";
import {
  choiceName,
  conditionOf,
  dependentGroups,
  hasException,
  possibleConditions,
} from "./attached-groups.ts";
import styles from "./choices-section.module.css";
import section from "./dish-section.module.css";
import { ownPriceField, ownPriceKeys } from "./own-price.ts";

type GroupExceptionsProps = {
  dish: StaffDish;
  group: StaffGroup;
  option: AttachedGroup;
  /** All groups of the dish that are offered. */
  options: readonly AttachedGroup[];
  known: ReadonlyMap<number, StaffGroup>;
  onCondition: (condition: AttachedGroup["only_with"]) => void;
};

/**
 * What a group is in this dish alone: prices of its choices, and what it is offered with. Folded
 * where it is as in every dish.
 */
export function GroupExceptions(props: GroupExceptionsProps) {
  const { dish, group, option, known } = props;
  const desk = useOffice();
  const words = desk.m.dish.choices;
  const { name } = group.values;
  // What is pressed stays where it is.
  const [isOpenAtFirst] = useState(() => {
    const keys = ownPriceKeys(dish, group.group_id);
    const drafts = Object.keys(useDrafts.getState().drafts);
    return hasException(option) || drafts.some((key) => key.startsWith(keys));
  });
  return (
    <details className={`${section.more} ${styles.exceptions}`} open={isOpenAtFirst}>
      <summary>
        {words.exceptions}
        <span className="visually-hidden">{` (${name})`}</span>
      </summary>
      {group.choices.length > 0 && (
        <fieldset className={styles.prices}>
          <legend>{words.ownPrices(name)}</legend>
          <p className={section.soft}>{words.ownPricesHint}</p>
          <div className={section.prices}>
            {group.choices.map((choice) => (
              <FieldInput
                key={choice.id}
                field={ownPriceField(desk, { dish, group, live: known }, choice)}
                kind="price"
                of={name}
                placeholder={writeSupplement(choice.values.price, desk.locale)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Condition {...props} />
    </details>
  );
}

/** The choices of one earlier group, one of which has to be taken; or none. */
function Condition({ group, option, options, known, onCondition }: GroupExceptionsProps) {
  const words = useOffice().m.dish.choices;
  const { group_id, only_with } = option;
  const { name } = group.values;
  const nameOf = (one: AttachedGroup) => known.get(one.group_id)?.values.name ?? "";
  const dependent = dependentGroups(options, group_id);
  const possible = possibleConditions(options, group_id);
  if (dependent.length > 0)
    return <p className={section.soft}>{words.isCondition(dependent.map(nameOf).join(", "))}</p>;
  if (possible.length === 0) return null;
  return (
    <fieldset className={styles.prices}>
      <legend>{words.condition(name)}</legend>
      <p className={section.soft}>{words.conditionHint(possible.length)}</p>
      <Checkbox
        label={words.always}
        checked={only_with === null}
        onChange={() => onCondition(null)}
      />
      {possible.map((earlier) => {
        const ids = only_with?.group_id === earlier.group_id ? only_with.choices : [];
        const choices = known.get(earlier.group_id)?.choices ?? [];
        return (
          <CheckChips
            key={earlier.group_id}
            legend={nameOf(earlier)}
            chips={choices.map((choice) => ({
              value: String(choice.id),
              label: choiceName(choice),
            }))}
            values={choices
              .map(({ id }) => id)
              .filter((id) => ids.includes(id))
              .map(String)}
            onChange={(wanted) => onCondition(conditionOf(earlier, wanted.map(Number)))}
          />
        );
      })}
    </fieldset>
  );
}
