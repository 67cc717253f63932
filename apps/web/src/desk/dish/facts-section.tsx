import { formatCountry } from "@noren/contract/format/countries.ts";
import { DECIMAL } from "@noren/contract/format/money.ts";
import type { DishValues } from "@noren/contract/staff/menu-dish.ts";
import {
  ALCOHOL_GROUPS,
  type DishFacts,
  type MeatOrigin,
  SPECIES,
  type Species,
} from "@noren/ordering/dish-facts.ts";
import { useState } from "react";
import { CheckChips } from "../../ui/check-chips.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { readHundredths } from "../menu/prices.ts";
import type { ChangeDeclared } from "./change-dish.ts";
import { COUNTRIES } from "./countries.ts";
import section from "./dish-section.module.css";
import { DishSection } from "./dish-section.tsx";
import styles from "./facts-section.module.css";

/** The server accepts no more, in cl. */
const MAX_VOLUME = 10_000;

type FactsSectionProps = {
  target: string;
  values: Pick<DishValues, "name" | "facts">;
  change: ChangeDeclared;
  /** Reads the record again, after a draft no longer changes it. */
  reread: () => void;
};

/** Volume, alcohol, sealed, and the origin of each meat. */
export function FactsSection({ target, values, change: save, reread }: FactsSectionProps) {
  const { m } = useOffice();
  const { facts, name } = values;
  const words = m.dish.facts;
  const change = (value: DishFacts) => {
    void save("facts", words.changed(name), () => value);
  };
  const { alcohol_group, sealed, meat_origin = [] } = facts;
  const withMeats = (origins: MeatOrigin[]) => {
    const { meat_origin: _, ...others } = facts;
    change(origins.length > 0 ? { ...others, meat_origin: origins } : others);
  };
  return (
    <DishSection id="facts" title={m.dish.sections.facts}>
      <div className={section.pair}>
        <Volume key={facts.volume_cl} facts={facts} onChange={change} />
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
      <SectionDrafts target={target} fields={["facts"]} onTaken={reread} />
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

type VolumeProps = { facts: DishFacts; onChange: (facts: DishFacts) => void };

/** Saved when it is left; what is no volume stays typed, with the reason. */
function Volume({ facts, onChange }: VolumeProps) {
  const { m, locale } = useOffice();
  const words = m.dish.facts;
  const stored = facts.volume_cl;
  const shown = stored === undefined ? "" : String(stored).replace(".", DECIMAL[locale]);
  const [text, setText] = useState(shown);
  const [isWrong, setIsWrong] = useState(false);
  const save = () => {
    const { volume_cl: _, ...others } = facts;
    const hundredths = readHundredths(text);
    const isVolume = hundredths !== null && hundredths > 0 && hundredths <= MAX_VOLUME * 100;
    setIsWrong(text.trim() !== "" && !isVolume);
    if (text.trim() === "" && stored !== undefined) onChange(others);
    if (isVolume && hundredths / 100 !== stored)
      onChange({ ...others, volume_cl: hundredths / 100 });
  };
  return (
    <TextField
      label={words.volume}
      hint={words.volumeHint}
      error={isWrong ? words.notAVolume : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
    />
  );
}
