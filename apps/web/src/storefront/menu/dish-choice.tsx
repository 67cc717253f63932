import { allergenSentence } from "@noren/contract/allergen-words.ts";
import { formatSurcharge } from "@noren/contract/format/surcharge.ts";
import { declarationOfChoice } from "@noren/ordering/allergens.ts";
import type { Choice } from "@noren/ordering/model.ts";
import { useId } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { ChoiceConflict } from "../dietary/choice-conflict.tsx";
import { DishMarks } from "../dietary/dish-marks.tsx";
import { DishPicture } from "../shop/dish-picture.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./dish-choice.module.css";
import { DishDrink } from "./dish-drink.tsx";

type DishChoiceProps = {
  choice: Choice;
  count: number;
  /** Where at most one can be taken. */
  single: { type: "radio" | "checkbox"; name: string; toggle: () => void } | null;
  /** How many can be taken. */
  max: number;
  setCount: (count: number) => void;
};

/** A choice that is a dish, as a card with its picture, allergens and supplement. */
export function DishChoice({ choice, count, single, max, setCount }: DishChoiceProps) {
  const id = useId();
  return single ? (
    <label className={styles.card}>
      <DishWords choice={choice} id={id} />
      <input
        type={single.type}
        name={single.name}
        checked={count > 0}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts`}
        onChange={single.toggle}
      />
    </label>
  ) : (
    <div className={styles.card} data-taken={count > 0}>
      <DishWords choice={choice} id={id} />
      <Stepper name={choice.name} value={count} min={0} quiet max={max} onChange={setCount} />
    </div>
  );
}

function DishWords({ choice, id }: { choice: Choice; id: string }) {
  const { locale } = useLocale();
  const { index } = useShop();
  const { item_id = 0, name, price, diets, facts } = choice;
  const picture = {
    item_name: name,
    item_category_id: index.get(item_id)?.item.item_category_id ?? item_id,
    item_picture: choice.item_picture ?? null,
    item_image: choice.item_image ?? null,
  };
  return (
    <>
      <DishPicture item={picture} sizes="6rem" className={styles.picture} />
      <div className={styles.words}>
        <p id={`${id}-name`}>
          <span className={styles.name}>{name}</span>
          {price !== 0 && <span className={styles.price}> {formatSurcharge(price, locale)}</span>}
        </p>
        <ChoiceConflict choice={choice} />
        <div id={`${id}-facts`} className={styles.facts}>
          <DishDrink facts={facts} />
          <DishMarks diets={diets} />
          <p>{allergenSentence(declarationOfChoice(choice), locale)}</p>
        </div>
      </div>
    </>
  );
}
