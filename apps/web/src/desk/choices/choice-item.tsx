import type { StaffChoice } from "@noren/contract/staff/menu-dish.ts";
import { useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import { AllergensSection } from "../dish/allergens-section.tsx";
import { choiceName } from "../dish/attached-groups.ts";
import type { ChangeDeclared } from "../dish/change-dish.ts";
import section from "../dish/dish-section.module.css";
import { FactsSection } from "../dish/facts-section.tsx";
import { TaxRate } from "../dish/tax-rate.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { FieldInput } from "../menu/field-input.tsx";
import { UpDown } from "../menu/order/up-down.tsx";
import { availabilityPath } from "../page/availability-path.ts";
import { changeChoices } from "./change-choices.ts";
import styles from "./choices.module.css";
import { choicePrice, type Edited, recordText } from "./group-fields.ts";
import { readGroups, valuesOf } from "./groups-store.ts";
import { lackedBy } from "./lacking-facts.ts";
import { changeRecord } from "./press-choices.ts";

type ChoiceItemProps = {
  choice: StaffChoice;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onStep: (by: 1 | -1) => void;
};

/** Fields whose own section shows what drafts do with them. */
const DETAILS = ["tax_rate", "allergens", "diets", "facts"];

/** A choice: its name and price at once, the rest once it is opened. */
export function ChoiceItem(props: ChoiceItemProps) {
  const { choice, isFirst, isLast, isOpen, onOpen, onStep } = props;
  const desk = useOffice();
  const words = desk.m.choicesPage;
  const { target, dish, is_sold_out } = choice;
  const name = choiceName(choice);
  const fields = useMemo(() => fieldsOf(desk, { target, of: name }), [desk, target, name]);
  const lacking = lackedBy(choice);
  const archive = () => {
    const edit = { target, values: { archived: true }, seen: { archived: false } };
    void changeChoices(desk, [edit], words.archived(name));
  };
  return (
    <li>
      <div className={styles.choiceHead}>
        <h3>{name}</h3>
        {is_sold_out && <span className={styles.out}>{words.soldOut}</span>}
        {dish?.left_out && <span className={styles.out}>{words.notOffered}</span>}
        <UpDown name={name} isFirst={isFirst} isLast={isLast} onStep={onStep} />
      </div>
      {lacking.length > 0 && (
        <ul className={styles.facts}>
          {lacking.map((fact) => (
            <li key={fact} className={styles.lacking}>
              {desk.m.dish.missing[fact]}
            </li>
          ))}
        </ul>
      )}
      {dish && <p className={section.soft}>{words.isDish}</p>}
      {dish?.left_out && <p>{words.leftOut[dish.left_out]}</p>}
      <div className={section.pair}>
        {!dish && <FieldInput field={fields.name} lang="fr" />}
        <FieldInput field={fields.price} kind="price" />
      </div>
      <div className={styles.actions}>
        {dish ? (
          <Link to={`/menu/dishes/${dish.item_id}`}>{words.openDish(name)}</Link>
        ) : (
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            {isOpen ? words.hide(name) : words.details(name)}
          </Button>
        )}
        <Link to={availabilityPath(name)}>{words.sellOut(name)}</Link>
        <Button variant="quiet" onClick={archive}>
          {words.archive(name)}
        </Button>
      </div>
      <SectionDrafts
        target={target}
        fields={["archived", ...(isOpen ? [] : DETAILS)]}
        onTaken={() => void readGroups(desk.api)}
      />
      {isOpen && !dish && <Details choice={choice} fields={fields} />}
    </li>
  );
}

function fieldsOf(desk: ReturnType<typeof useOffice>, edited: Edited) {
  return {
    name: recordText(desk, edited, "name"),
    name_en: recordText(desk, edited, "name_en"),
    kitchen_name: recordText(desk, edited, "kitchen_name"),
    price: choicePrice(desk, edited),
  };
}

type DetailsProps = { choice: StaffChoice; fields: ReturnType<typeof fieldsOf> };

/** Translation, kitchen name, tax and declarations. */
function Details({ choice, fields }: DetailsProps) {
  const desk = useOffice();
  const { m } = desk;
  const { target, values } = choice;
  const declare: ChangeDeclared = (field, text, change) =>
    changeRecord({ desk, target, field, text }, change);
  const reread = () => readGroups(desk.api);
  return (
    <>
      <div className={section.pair}>
        <FieldInput field={fields.name_en} lang="en" hint={m.dish.hints.name_en} />
        <FieldInput field={fields.kitchen_name} hint={m.dish.hints.kitchen_name} />
        <TaxRate
          rate={values.tax_rate}
          onChange={(tax_rate) => {
            const text = m.dish.changedText(m.dish.tax.label, values.name);
            void changeRecord({ desk, target, field: "tax_rate", text }, () => tax_rate);
          }}
        />
        <SectionDrafts target={target} fields={["tax_rate"]} onTaken={() => void reread()} />
      </div>
      <AllergensSection target={target} values={values} change={declare} reread={reread} />
      <FactsSection
        target={target}
        values={values}
        change={declare}
        factsNow={() => valuesOf(target)?.facts}
        reread={reread}
      />
    </>
  );
}
