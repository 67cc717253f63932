import { formatSurcharge } from "@noren/contract/format/surcharge.ts";
import type { Choice, Option, SoldOutChoice } from "@noren/ordering/model.ts";
import { useId } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PRODUCT_WORDS, type ProductWords } from "../../i18n/product-words.ts";
import { Stepper } from "../../ui/stepper.tsx";
import { ChoiceConflict } from "../dietary/choice-conflict.tsx";
import { DishChoice } from "./dish-choice.tsx";
import styles from "./option-field.module.css";
import { type Chosen, chooseOnly, countChosen, countOf, withCount } from "./product-line.ts";
import { SoldOutMark } from "./sold-out-mark.tsx";

type OptionFieldProps = {
  option: Option;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  error?: string;
};

/**
 * One option group: radio buttons if exactly one is required, checkboxes if at most one, counters
 * if several.
 */
export function OptionField({ option, chosen, onChange, error }: OptionFieldProps) {
  const { locale } = useLocale();
  const words = PRODUCT_WORDS[locale];
  const id = useId();
  const { option_name, min, max, sold_out = [] } = option;
  const choices: (Choice | SoldOutChoice)[] = [...option.option_options];
  for (const choice of sold_out) choices.splice(choice.position, 0, choice);
  const priceOf = ({ price }: Pick<Choice, "price">) =>
    price === 0 ? null : <span className={styles.price}>{formatSurcharge(price, locale)}</span>;

  return (
    <fieldset
      data-option={option.option_id}
      className={option.only_with && styles.dependent}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={styles.legend}>
        <span className={styles.name}>{option_name}</span>
        <span className={styles.bounds} data-required={min > 0}>
          {min > 0 ? words.required : words.optional}
          {boundsOf(option, words)}
        </span>
      </legend>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map((choice) => {
          if ("back_at" in choice)
            return (
              <p key={choice.id} className={styles.choice} data-sold-out>
                <span className={styles.words}>
                  {choice.name} <SoldOutMark back_at={choice.back_at} />
                </span>
                {priceOf(choice)}
              </p>
            );
          const count = countOf(option, choice.id, chosen);
          const type = min > 0 ? "radio" : "checkbox";
          const toggle = () =>
            onChange(chooseOnly(option, min === 0 && count > 0 ? null : choice.id, chosen));
          const most = max === null ? 99 : count + max - countChosen(option, chosen);
          const setCount = (next: number) => onChange(withCount(option, choice.id, next, chosen));
          if (choice.item_id !== undefined)
            return (
              <DishChoice
                key={choice.id}
                choice={choice}
                count={count}
                single={max === 1 ? { type, name: id, toggle } : null}
                max={most}
                setCount={setCount}
              />
            );
          return max === 1 ? (
            <label key={choice.id} className={styles.choice}>
              <input type={type} name={id} checked={count > 0} onChange={toggle} />
              <span className={styles.words}>
                {choice.name}
                <ChoiceConflict choice={choice} />
              </span>
              {priceOf(choice)}
            </label>
          ) : (
            <div key={choice.id} className={styles.choice}>
              <span className={styles.words}>
                {choice.name} {priceOf(choice)}
                <ChoiceConflict choice={choice} />
              </span>
              <Stepper
                name={choice.name}
                value={count}
                min={0}
                quiet
                max={most}
                onChange={setCount}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The hint for `min` and `max`, beyond "required" and "optional". */
function boundsOf({ min, max }: Option, words: ProductWords): string {
  if (max === null) return min > 1 ? `, ${words.chooseAtLeast(min)}` : "";
  if (min === max) return min > 1 ? `, ${words.chooseExactly(min)}` : "";
  if (min > 0) return `, ${words.chooseBetween(min, max)}`;
  return max > 1 ? `, ${words.chooseUpTo(max)}` : "";
}
