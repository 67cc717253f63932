import type { StaffDish } from "@noren/contract/staff/menu-dish.ts";
import { useEffect, useMemo } from "react";
import { useParams } from "react-router";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { FieldInput } from "../menu/field-input.tsx";
import { openMenu, readMenu, useMenu } from "../menu/menu-store.ts";
import { useTypedDrafts } from "../menu/use-typed-drafts.ts";
import { usePageTitle } from "../page/use-page-title.ts";
import { ReadState } from "../read/read-state.tsx";
import { AllergensSection } from "./allergens-section.tsx";
import { type ChangeDeclared, changeDish } from "./change-dish.ts";
import { ChoicesSection } from "./choices-section.tsx";
import { PRICE_FIELDS, priceField, TEXT_FIELDS, textField } from "./dish-fields.ts";
import { DishHead } from "./dish-head.tsx";
import styles from "./dish-page.module.css";
import { DishPreview, preloadPreview } from "./dish-preview.tsx";
import section from "./dish-section.module.css";
import { DishSection } from "./dish-section.tsx";
import { openDish, readDish, useDish, valuesOf } from "./dish-store.ts";
import { FactsSection } from "./facts-section.tsx";
import { PhotoSection } from "./photo-section.tsx";
import { CategoriesSection, CompanionsSection } from "./places-sections.tsx";
import { TaxRate } from "./tax-rate.tsx";

/** A dish with all its fields, next to the card and the sheet that guests see. */
export function DishPage() {
  const { m, api } = useOffice();
  const id = Number(useParams().itemId);
  useTypedDrafts();
  const { dish, groups, problem } = useDish();
  const { menus, problem: menuProblem } = useMenu();
  const missing = problem ?? menuProblem;
  usePageTitle(dish?.values.name ?? m.nav.card);
  useEffect(() => openDish(api, id), [api, id]);
  useEffect(() => openMenu(api), [api]);
  useEffect(preloadPreview, []);
  function refetch() {
    void readDish(api, id);
    void readMenu(api);
  }
  return (
    <main className={styles.page}>
      <ReadState data={dish && menus} problem={missing} refetch={refetch} lines={6} />
      {dish && menus && dish.item_id === id && (
        <Editor key={id} dish={dish} groups={groups ?? []} menus={menus} />
      )}
    </main>
  );
}

type EditorProps = {
  dish: StaffDish;
  groups: Parameters<typeof ChoicesSection>[0]["groups"];
  menus: Parameters<typeof DishHead>[0]["menus"];
};

function Editor({ dish, groups, menus }: EditorProps) {
  const desk = useOffice();
  const { m } = desk;
  const preview = useDish((state) => state.preview);
  const fields = useMemo(() => fieldsOf(desk, dish), [desk, dish]);
  const { hints } = m.dish;
  const isFormule = dish.values.is_formule;
  const { target, item_id: id } = dish;
  const declare: ChangeDeclared = (field, text, change) =>
    changeDish({ desk, target, id, field, text }, change);
  const reread = () => readDish(desk.api, id);
  return (
    <>
      <DishHead dish={dish} menus={menus} />
      <div className={styles.columns}>
        {preview && <DishPreview dish={dish} preview={preview} fields={fields} />}
        <div className={styles.fields}>
          <PhotoSection dish={dish} fields={fields} />
          <DishSection id="words" title={m.dish.sections.words}>
            <div className={section.pair}>
              <FieldInput field={fields.name} lang="fr" />
              <FieldInput field={fields.name_en} lang="en" hint={hints.name_en} />
              <FieldInput field={fields.description} kind="lines" lang="fr" />
              <FieldInput
                field={fields.description_en}
                kind="lines"
                lang="en"
                hint={hints.description_en}
              />
              <FieldInput field={fields.kitchen_name} hint={hints.kitchen_name} />
            </div>
          </DishSection>
          <DishSection id="prices" title={m.dish.sections.prices}>
            <div className={section.prices}>
              <FieldInput field={fields.price_delivery} kind="price" />
              <FieldInput field={fields.price_pickup} kind="price" />
            </div>
            <div className={section.pair}>
              <TaxRate
                rate={dish.values.tax_rate}
                onChange={(rate) => {
                  const text = m.dish.changedText(m.dish.tax.label, dish.values.name);
                  void changeDish({ desk, target, id, field: "tax_rate", text }, () => rate);
                }}
              />
              {!isFormule && (
                <FieldInput
                  field={fields.reference_price}
                  kind="price"
                  hint={hints.reference_price}
                />
              )}
            </div>
            <Formule dish={dish} />
            <SectionDrafts
              target={target}
              fields={["tax_rate", "is_formule"]}
              onTaken={() => void reread()}
            />
          </DishSection>
          <AllergensSection target={target} values={dish.values} change={declare} reread={reread} />
          <FactsSection
            target={target}
            values={dish.values}
            change={declare}
            factsNow={() => valuesOf(target)?.facts}
            reread={reread}
          />
          <ChoicesSection dish={dish} groups={groups} />
          <CompanionsSection dish={dish} menus={menus} />
          <CategoriesSection dish={dish} menus={menus} />
        </div>
      </div>
    </>
  );
}

function fieldsOf(desk: ReturnType<typeof useOffice>, dish: StaffDish) {
  const texts = TEXT_FIELDS.map((field) => [field, textField(desk, dish, field)] as const);
  const prices = PRICE_FIELDS.map((field) => [field, priceField(desk, dish, field)] as const);
  return Object.fromEntries([...texts, ...prices]) as Parameters<typeof DishPreview>[0]["fields"];
}

function Formule({ dish }: { dish: StaffDish }) {
  const desk = useOffice();
  const { m } = desk;
  const { target, item_id: id, values } = dish;
  return (
    <div>
      <Checkbox
        label={m.dish.formule}
        checked={values.is_formule}
        onChange={(event) => {
          const { checked } = event.target;
          const text = (checked ? m.dish.isFormule : m.dish.isNoFormule)(values.name);
          void changeDish({ desk, target, id, field: "is_formule", text }, () => checked);
        }}
      />
      <p className={section.soft}>{m.dish.formuleHint}</p>
    </div>
  );
}
