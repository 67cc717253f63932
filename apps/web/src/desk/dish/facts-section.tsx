import { formatCountry } from "@noren/contract/format/countries.ts";
import type { DishValues } from "@noren/contract/staff/menu-dish.ts";
import {
  ALCOHOL_GROUPS,
  type DishFacts,
  type MeatOrigin,
  SPECIES,
  type Species,
} from "@noren/ordering/dish-facts.ts";
import { CheckChips } from "../../ui/check-chips.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { FieldInput } from "../menu/field-input.tsx";
import { COUNTRIES } from "./countries.ts";
import section from "./dish-section.module.css";
import { DishSection } from "./dish-section.tsx";
import styles from "./facts-section.module.css";
import { type FactsOf, volumeField } from "./volume-field.ts";

type FactsSectionProps = FactsOf & { values: Pick<DishValues, "name" | "facts"> };

/** Volume, alcohol, sealed, and the origin of each meat. */
export function FactsSection(props: FactsSectionProps) {
  const { target, values, change: save, reread } = props;
  const desk = useOffice();
  const { m } = desk;
  const { facts, name } = values;
  const words = m.dish.facts;
  const change = (value: DishFacts) => {
    void save("facts", words.changed(name), () => value);
  };
  const volume = volumeField(desk, props);
  const { alcohol_group, sealed, meat_origin = [] } = facts;
  const withMeats = (origins: MeatOrigin[]) => {
    const { meat_origin: _, ...others } = facts;
    change(origins.length > 0 ? { ...others, meat_origin: origins } : others);
  };
  return (
    <DishSection id="facts" title={m.dish.sections.facts}>
      <div className={section.pair}>
        <FieldInput field={volume} kind="volume" hint={words.volumeHint} />
        <SelectField
          label={words.alcohol}
          value={alcohol_group ?? null}
          options={[
            { value: null, label: words.alcoholGroups.none },
            ...ALCOHOL_GROUPS.map((value) => ({ value, label: words.alcoholGroups[value] })),
          ]}
          onChange={(group) => {
            const { alcohol_group: _, ...others } = facts;
            change(group === null ? others : { ...others, alcohol_group: group });
          }}
        />
      </div>
      <Checkbox
        label={words.sealed}
        checked={sealed === true}
        onChange={(event) => {
          const { sealed: _, ...others } = facts;
          change(event.target.checked ? { ...others, sealed: true } : others);
        }}
      />
      <CheckChips
        legend={words.meat}
        chips={SPECIES.map((species) => ({ value: species, label: words.species[species] }))}
        values={meat_origin.map(({ species }) => species)}
        onChange={(wanted) =>
          withMeats(
            wanted.map(
              (species) =>
                meat_origin.find((known) => known.species === species) ?? newMeat(species),
            ),
          )
        }
      />
      {meat_origin.length === 0 && <p className={section.soft}>{words.meatHint}</p>}
      {meat_origin.map((origin) => (
        <Meat
          key={origin.species}
          origin={origin}
          onChange={(changed) =>
            withMeats(meat_origin.map((known) => (known === origin ? changed : known)))
          }
        />
      ))}
      <SectionDrafts target={target} fields={["facts"]} onTaken={() => void reread()} />
    </DishSection>
  );
}

/** Only beef has to say where it was born. */
function newMeat(species: Species): MeatOrigin {
  const [country = "FR"] = COUNTRIES;
  const origin = { species, raised: country, slaughtered: country };
  return species === "beef" ? { ...origin, born: country } : origin;
}

type MeatProps = { origin: MeatOrigin; onChange: (origin: MeatOrigin) => void };

function Meat({ origin, onChange }: MeatProps) {
  const { m, locale } = useOffice();
  const words = m.dish.facts;
  const species = words.species[origin.species];
  const stages = (["born", "raised", "slaughtered"] as const).filter(
    (stage) => stage !== "born" || origin.species === "beef",
  );
  return (
    <fieldset className={styles.meat}>
      <legend>{species}</legend>
      {stages.map((stage) => (
        <SelectField
          key={stage}
          label={words[stage]}
          aria-label={words.stageOf(species, words[stage])}
          value={origin[stage] ?? ""}
          options={[...new Set([origin[stage] ?? "FR", ...COUNTRIES])].map((value) => ({
            value,
            label: formatCountry(value, locale),
          }))}
          onChange={(country) => onChange({ ...origin, [stage]: country })}
        />
      ))}
    </fieldset>
  );
}
