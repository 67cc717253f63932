import { ALLERGEN_WORDS, allergenSentence } from "@noren/contract/allergen-words.ts";
import { capitalise } from "@noren/contract/format/capitalise.ts";
import type { DishValues } from "@noren/contract/staff/menu-dish.ts";
import { ALLERGENS, type Allergens, consistentDiets, DIETS } from "@noren/ordering/declarations.ts";
import { useRef, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckChips } from "../../ui/check-chips.tsx";
import { useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { ALLERGEN_STATES, stateOf, withState } from "./allergen-states.ts";
import styles from "./allergens-section.module.css";
import type { ChangeDeclared } from "./change-dish.ts";
import section from "./dish-section.module.css";
import { DishSection } from "./dish-section.tsx";

type AllergensSectionProps = {
  target: string;
  values: Pick<DishValues, "name" | "allergens" | "diets">;
  change: ChangeDeclared;
  /** Reads the record again, after a draft no longer changes it. */
  reread: () => Promise<void>;
};

/**
 * The 14 allergens in three states each, and the diets. "None of the 14" is asked for by itself.
 */
export function AllergensSection({ target, values, change, reread }: AllergensSectionProps) {
  const { m, locale } = useOffice();
  const words = m.dish.allergens;
  const { allergens, diets, name } = values;
  const [isAsking, setIsAsking] = useState(false);
  // What is pressed stays where it is.
  const [isOpenAtFirst] = useState(allergens === null);
  const declare = (changed: (now: Allergens | null) => Allergens | null) => {
    setIsAsking(false);
    void change("allergens", words.changed(name), changed);
  };
  const button = useRef<HTMLButtonElement>(null);
  // The pressed answer disappears with its question.
  const declareNone = () => {
    button.current?.closest("section")?.focus();
    declare(() => ({ contains: [], may_contain: [] }));
  };
  const cancel = () => {
    button.current?.focus();
    setIsAsking(false);
  };
  const contradicted = diets.filter(
    (diet) => !consistentDiets(diets, allergens?.contains ?? []).includes(diet),
  );
  return (
    <DishSection id="allergens" title={m.dish.sections.allergens}>
      {allergens === null ? (
        <Alert>{words.undeclared}</Alert>
      ) : (
        <p>{allergenSentence({ ...allergens, diets, is_unknown: false }, locale)}</p>
      )}
      <div className={section.row}>
        {/* One button, so that it keeps the focus when it is pressed. */}
        <Button
          ref={button}
          variant="secondary"
          aria-expanded={allergens === null ? isAsking : undefined}
          onClick={() => (allergens === null ? setIsAsking(!isAsking) : declare(() => null))}
        >
          {allergens === null ? words.declareNone : words.withdraw}
        </Button>
      </div>
      {isAsking && (
        <Alert
          action={
            <div className={section.row}>
              <Button onClick={declareNone}>{words.confirm}</Button>
              <Button variant="secondary" onClick={cancel}>
                {m.dish.photo.cancel}
              </Button>
            </div>
          }
        >
          {words.sure}
        </Alert>
      )}
      <details className={section.more} open={isOpenAtFirst}>
        <summary>{words.legend}</summary>
        <ul className={styles.allergens} aria-label={words.legend}>
          {ALLERGENS.map((allergen) => {
            const word = ALLERGEN_WORDS[locale][allergen];
            const current = stateOf(allergens, allergen);
            return (
              <li key={allergen}>
                <span>{capitalise(word)}</span>
                <span className={styles.states}>
                  {ALLERGEN_STATES.map((state) => (
                    <button
                      key={state}
                      type="button"
                      data-state={state}
                      aria-pressed={current === state}
                      aria-label={words.stateOf(word, words.states[state])}
                      onClick={() => declare((now) => withState(now, allergen, state))}
                    >
                      {words.states[state]}
                    </button>
                  ))}
                </span>
              </li>
            );
          })}
        </ul>
      </details>
      <CheckChips
        legend={m.dish.diets.legend}
        chips={DIETS.map((diet) => ({ value: diet, label: m.dish.diets.names[diet] }))}
        values={diets}
        onChange={(value) => {
          void change("diets", m.dish.diets.changed(name), () => value);
        }}
      />
      {contradicted.length > 0 && (
        <p className={section.soft}>
          {m.dish.diets.contradicted(
            contradicted.map((diet) => m.dish.diets.names[diet]).join(", "),
          )}
        </p>
      )}
      <SectionDrafts
        target={target}
        fields={["allergens", "diets"]}
        onTaken={() => void reread()}
      />
    </DishSection>
  );
}
