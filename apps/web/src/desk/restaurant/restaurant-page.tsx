import type { RestaurantFacts } from "@noren/contract/staff/restaurant-facts.ts";
import { useOffice } from "../desk-context.tsx";
import type { FieldValue } from "../menu/draft-store.ts";
import { EditedPage } from "../menu/edited-page.tsx";
import { FieldInput } from "../menu/field-input.tsx";
import { useSavedValues } from "../menu/use-saved-values.ts";
import page from "../page/desk-page.module.css";
import {
  BUSINESS_FIELDS,
  CONTACT_FIELDS,
  type FactContext,
  type FactName,
  factField,
  LINK_FIELDS,
  textField,
} from "./fact-field.ts";
import { Notices } from "./notices.tsx";
import { Payments } from "./payments.tsx";
import styles from "./restaurant.module.css";

/** What the restaurant says of itself, how it is paid, and what its installation sets. */
export function RestaurantPage() {
  const { m, api } = useOffice();
  return (
    <EditedPage title={m.nav.restaurant} read={api.restaurantFacts}>
      {(facts, refetch) => <Sections facts={facts} onChanged={refetch} />}
    </EditedPage>
  );
}

type SectionsProps = { facts: RestaurantFacts; onChanged: () => void };

function Sections({ facts, onChanged }: SectionsProps) {
  const words = useOffice().m.restaurant;
  const saved = useSavedValues<FieldValue>(facts);
  const context = { facts, saved, onChanged };
  return (
    <>
      <Facts id="contacts" group="contacts" fields={CONTACT_FIELDS} context={context} />
      <Facts id="links" group="contacts" fields={LINK_FIELDS} context={context} />
      <Texts context={context} />
      <Notices texts={facts.texts} onChanged={onChanged} />
      <Payments facts={facts} onChanged={onChanged} />
      <Facts id="business" group="business" fields={BUSINESS_FIELDS} context={context} />
      <section className={page.section} aria-labelledby="installed">
        <h2 id="installed">{words.installed.title}</h2>
        <p className={page.soft}>{words.installed.lead}</p>
        <Installed installed={facts.installed} />
      </section>
    </>
  );
}

type FactsProps = {
  id: "contacts" | "links" | "business";
  group: "contacts" | "business";
  fields: readonly FactName[];
  context: FactContext;
};

function Facts({ id, group, fields, context }: FactsProps) {
  const desk = useOffice();
  const words = desk.m.restaurant;
  const hints: Readonly<Partial<Record<FactName, string>>> = words.hints;
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id}>{words.sections[id].title}</h2>
      <p className={page.soft}>{words.sections[id].lead}</p>
      <div className={styles.fields}>
        {fields.map((fact) => {
          const hint = hints[fact];
          return (
            <FieldInput
              key={fact}
              field={factField(desk, group, fact, context)}
              {...(hint !== undefined && { hint })}
            />
          );
        })}
      </div>
    </section>
  );
}

function Texts({ context }: { context: FactContext }) {
  const desk = useOffice();
  const words = desk.m.restaurant;
  return (
    <section className={page.section} aria-labelledby="texts">
      <h2 id="texts">{words.texts.title}</h2>
      <p className={page.soft}>{words.texts.lead}</p>
      <div className={styles.fields}>
        {(["home", "about"] as const).flatMap((text) =>
          (["fr", "en"] as const).map((locale) => (
            <FieldInput
              key={`${text} ${locale}`}
              kind="lines"
              lang={locale}
              field={textField(desk, text, locale, context)}
            />
          )),
        )}
      </div>
    </section>
  );
}

function Installed({ installed }: { installed: RestaurantFacts["installed"] }) {
  const { m } = useOffice();
  const words = m.restaurant.installed;
  const { timezone, currency, locales, is_tax_inclusive } = installed;
  const rows = [
    [words.timezone, timezone],
    [words.currency, currency],
    [words.locales, locales.map((locale) => m.languages[locale]).join(", ")],
    [words.tax, is_tax_inclusive ? words.inclusive : words.exclusive],
  ] as const;
  return (
    <dl className={styles.installed}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className={page.soft}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
