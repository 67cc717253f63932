import type { MenuDish } from "@noren/contract/staff/menu.ts";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useOffice } from "../desk-context.tsx";
import {
  type Draft,
  draftOf,
  fieldKey,
  type PriceField,
  setDraft,
  useDrafts,
} from "./draft-store.ts";
import { FieldDrafts, useFieldDrafts } from "./field-drafts.tsx";
import { FieldState } from "./field-state.tsx";
import { goOn } from "./go-on.ts";
import styles from "./price-field.module.css";
import { writePrice } from "./prices.ts";
import { savePrice } from "./save-price.ts";
import { shownPrice } from "./shown-price.ts";

type PriceInputProps = { dish: MenuDish; field: PriceField };

/** A price as a field, saved when it is left; Enter goes on to the next one. */
export function PriceInput({ dish, field }: PriceInputProps) {
  const desk = useOffice();
  const { m, locale } = desk;
  const id = useId();
  const key = fieldKey(dish, field);
  const draft = useDrafts(({ drafts }) => drafts[key]);
  const shown = writePrice(dish[field], locale);
  const value = draft && draft.state !== "saved" ? draft.text : shown;
  const { isTold } = useFieldDrafts(key);
  const described = [draft && `${id}-state`, isTold && `${id}-drafts`].filter(Boolean).join(" ");

  function type(text: string) {
    const before = draftOf(key);
    const seen = before && before.state !== "saved" ? seenIn(before) : dish[field];
    if (text === shown && seen === dish[field] && before?.state !== "saving") setDraft(key, null);
    else setDraft(key, { state: "typed", text, seen });
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span className="visually-hidden">{`${dish.name}, `}</span>
        {m.menuPage.fields[field]}
      </label>
      <div className={classNames(styles.box, isWrong(draft) && styles.wrong)}>
        <input
          id={id}
          data-field={key}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={MAX_TEXT}
          value={value}
          aria-invalid={isWrong(draft) || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => void savePrice(desk, key)}
          onKeyDown={(event) => goOn(event, () => void savePrice(desk, key))}
        />
        <span aria-hidden="true">{EURO}</span>
      </div>
      {draft && <FieldState id={`${id}-state`} field={shownPrice(desk, key)} draft={draft} />}
      <FieldDrafts
        fieldKey={key}
        id={`${id}-drafts`}
        name={m.menuPage.priceOf(dish.name, m.menuPage.fields[field])}
      />
    </div>
  );
}

const MAX_TEXT = 12;
const EURO = "€";

/** A price typed over a conflict is typed over the price that the conflict shows. */
function seenIn(draft: Exclude<Draft, { state: "saved" }>) {
  return draft.state === "conflict" ? draft.now : draft.seen;
}

function isWrong(draft: Draft | undefined): boolean {
  return draft !== undefined && ["refused", "unreachable", "conflict"].includes(draft.state);
}
