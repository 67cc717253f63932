import type { NewAddress, SavedAddress } from "@noren/contract/addresses-api.ts";
import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { DETAIL_LENGTHS } from "@noren/contract/delivery-details.ts";
import { isVisible } from "@noren/contract/typed-text.ts";
import { DEFAULT_COUNTRY } from "@noren/ordering/constants.ts";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { ADDRESS_WORDS } from "../../i18n/address-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { WISHES_WORDS } from "../../i18n/wishes-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { focusField } from "../../ui/focus-field.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { problemWords } from "../auth/problem-words.ts";
import { FieldQuestion, questionId } from "../questions/field-question.tsx";
import { asksAboutStreet } from "../questions/questions.ts";
import styles from "./address-form.module.css";

type TextName = "address" | "postal_code" | "city" | "country" | "floor" | "door_code";
type Values = Record<TextName | "label" | "instructions", string>;

const REQUIRED = ["address", "postal_code", "city"] as const;

/** Attributes for autofill and for the right on-screen keyboard. */
const INPUTS: Record<TextName, ComponentProps<"input">> = {
  address: { autoComplete: "street-address", maxLength: 300 },
  postal_code: { autoComplete: "postal-code", inputMode: "numeric", maxLength: 20 },
  city: { autoComplete: "address-level2", maxLength: 200 },
  country: { autoComplete: "country-name", maxLength: 100 },
  floor: { maxLength: DETAIL_LENGTHS.floor },
  door_code: { autoComplete: "off", maxLength: DETAIL_LENGTHS.door_code },
};

type AddressFormProps = {
  /** Null for a new address. */
  address: SavedAddress | null;
  title: string;
  /** Whether the address may be chosen as the default. */
  offersDefault: boolean;
  /** Sends the address; the problem where it is refused. */
  onSave: (address: NewAddress) => Promise<ApiProblem | null>;
  onCancel: () => void;
};

/** A new address, or an edited one. */
export function AddressForm({ address, title, offersDefault, onSave, onCancel }: AddressFormProps) {
  const { m, locale } = useLocale<"account">();
  const words = ADDRESS_WORDS[locale];
  const { floor, doorCode, instructions, instructionsHint } = WISHES_WORDS[locale].details;
  const labels = { ...words.fields, floor, door_code: doorCode };
  const [values, setValues] = useState(() => valuesOf(address));
  const [isDefault, setDefault] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ref.current) focusField(ref.current, "label");
  }, []);

  const missing = REQUIRED.find((name) => !isVisible(values[name]));
  const refusedOf = (name: keyof Values) =>
    (problem?.errors?.[name] ?? problem?.errors?.[`details.${name}`])?.[0];
  const refused = (Object.keys(values) as (keyof Values)[]).find(refusedOf);
  useEffect(() => {
    if (refused && ref.current) focusField(ref.current, refused);
  }, [refused]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setSubmitted(true);
    setProblem(null);
    if (missing) return focusField(form, missing);
    if (asksAboutStreet(values.address)) return focusField(form, "address");
    setBusy(true);
    const { floor, door_code, instructions, ...place } = values;
    const details = { floor, door_code, instructions };
    setProblem(await onSave({ ...place, details, is_default: isDefault }));
    setBusy(false);
  }

  const change = (name: keyof Values, value: string) => {
    setValues((known) => ({ ...known, [name]: value }));
    setProblem(null);
  };
  const field = (name: TextName) => {
    const isRequired = REQUIRED.some((required) => required === name);
    const isMissing = submitted && isRequired && !isVisible(values[name]);
    return (
      <TextField
        {...INPUTS[name]}
        name={name}
        label={labels[name]}
        hint={name === "address" ? words.addressHint : undefined}
        optional={isRequired ? undefined : words.optional}
        required={isRequired}
        value={values[name]}
        error={isMissing ? words.required : refusedOf(name)}
        aria-describedby={name === "address" ? questionId(name) : undefined}
        onChange={({ target }) => change(name, target.value)}
      />
    );
  };

  return (
    <form
      ref={ref}
      noValidate
      method="post"
      aria-label={title}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <h3>{title}</h3>
      <TextField
        name="label"
        label={words.label}
        hint={words.labelHint}
        optional={words.optional}
        maxLength={40}
        value={values.label}
        error={refusedOf("label")}
        onChange={({ target }) => change("label", target.value)}
      />
      <div>
        {field("address")}
        <FieldQuestion field="address" value={values.address} />
      </div>
      <div className={styles.town}>
        {field("postal_code")}
        {field("city")}
      </div>
      {field("country")}
      <div className={styles.pair}>
        {field("floor")}
        {field("door_code")}
      </div>
      <TextArea
        name="instructions"
        label={instructions}
        hint={instructionsHint(DETAIL_LENGTHS.instructions)}
        optional={words.optional}
        maxLength={DETAIL_LENGTHS.instructions}
        value={values.instructions}
        onChange={({ target }) => change("instructions", target.value)}
      />
      {offersDefault && (
        <Checkbox
          label={words.fields.is_default}
          checked={isDefault}
          onChange={({ target }) => setDefault(target.checked)}
        />
      )}
      {problem && !refused && (
        <Alert kind="error">{problemWords(problem, m.account.failures)}</Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={busy} aria-busy={busy}>
          {busy ? words.busy : words.submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function valuesOf(address: SavedAddress | null): Values {
  const { label = "", city = "", postal_code = "", country = DEFAULT_COUNTRY } = address ?? {};
  const { floor = "", door_code = "", instructions = "" } = address?.details ?? {};
  const street = address?.address ?? "";
  return { label, address: street, city, postal_code, country, floor, door_code, instructions };
}
