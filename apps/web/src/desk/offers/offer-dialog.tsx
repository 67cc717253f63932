import { centsToEuros } from "@noren/contract/euros.ts";
import { capitalise } from "@noren/contract/format/capitalise.ts";
import { weekdayName } from "@noren/contract/format/weekdays.ts";
import { couponSentence, offerSentence } from "@noren/contract/offer-words.ts";
import type { StaffCoupon, StaffOffer, StaffOffers } from "@noren/contract/staff/offers.ts";
import { WEEKDAYS } from "@noren/ordering/model.ts";
import { useState } from "react";
import { CheckChips } from "../../ui/check-chips.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { RecordDialog } from "../dialog/record-dialog.tsx";
import { RecordForm } from "../dialog/record-form.tsx";
import { offerUndo } from "../menu/undo-change.ts";
import { useKeptForm } from "../menu/use-kept-form.ts";
import { useCommand } from "../use-command.ts";
import {
  couponRecord,
  formOfCoupon,
  formOfOffer,
  type ListName,
  NEW_FORM,
  offerFormIn,
  offerRecord,
  readForm,
  type TextName,
} from "./offer-form.ts";
import { namesIn } from "./offer-names.ts";
import styles from "./offers.module.css";

/** What is edited; without a record a new one. */
export type EditedOffer =
  | { kind: "offer"; record: StaffOffer | null }
  | { kind: "coupon"; record: StaffCoupon | null };

const TYPES = {
  offer: ["percentage", "fixed_amount", "free_item", "buy_one_get_one", "free_delivery"],
  coupon: ["percentage", "fixed_amount", "free_delivery"],
} as const;

type OfferDialogProps = {
  all: StaffOffers;
  edited: EditedOffer | null;
  onClose: () => void;
  onSaved: () => void;
};

/** An offer or a coupon. */
export function OfferDialog({ edited, ...props }: OfferDialogProps) {
  const words = useOffice().m.offers.form;
  return (
    <RecordDialog edited={edited} titleOf={titleOf} onClose={props.onClose}>
      {(of) => <OfferFields key={keyOf(of)} edited={of} {...props} />}
    </RecordDialog>
  );

  function titleOf({ kind, record }: EditedOffer): string {
    if (!record) return words.newTitle[kind];
    return "code" in record ? words.couponTitle(record.code) : record.name;
  }
}

function keyOf({ kind, record }: EditedOffer): string {
  return record?.target ?? `${kind}:new`;
}

type OfferFieldsProps = Omit<OfferDialogProps, "edited"> & { edited: EditedOffer };

function OfferFields({ all, edited, onClose, onSaved }: OfferFieldsProps) {
  const desk = useOffice();
  const { m, api, locale, restaurant } = desk;
  const { timezone } = restaurant;
  const words = m.offers.form;
  const { kind, record } = edited;
  const { form, seen, change, forget } = useKeptForm({
    key: `${keyOf(edited)}/form`,
    record: edited,
    formOf: firstForm,
    read: offerFormIn,
  });
  const [isTried, setTried] = useState(false);
  const command = useCommand();
  const { send, problemOf } = command;
  const { offer, coupon, wrong } = readForm(form, kind, timezone);
  const sentence =
    kind === "offer"
      ? offerSentence(offerRecord(offer), namesIn(all), locale)
      : couponSentence(couponRecord(form, coupon), locale);
  const name = kind === "offer" ? offer.name : form.code.trim();

  function firstForm(of: EditedOffer) {
    if (of.kind === "coupon")
      return of.record ? formOfCoupon(of.record, locale, timezone) : NEW_FORM;
    return of.record ? formOfOffer(of.record, locale) : NEW_FORM;
  }

  async function save() {
    setTried(true);
    if (wrong.length > 0) return;
    const { record: before } = seen;
    const reply = before
      ? await send(() => api.changeOffers({ edits: [editOf(before)] }))
      : await send(() => api.addOffer(addition()));
    if (!reply) return onSaved();
    done(reply.payload.action, record ? words.saved(name) : words.added(name));
  }

  function addition() {
    if (kind === "offer") return { kind, values: offer };
    return { kind, code: form.code.trim(), values: coupon };
  }

  /** Whether it is on is not in the form. */
  function editOf({ target, ...fields }: StaffOffer | StaffCoupon) {
    const { is_active: _, ...values } = offer;
    const sent = kind === "offer" ? values : coupon;
    const names = Object.keys(sent);
    const stored = { ...fields, minimum_amount: centsToEuros(fields.minimum_amount) };
    const before = Object.fromEntries(
      Object.entries(stored).filter(([field]) => names.includes(field)),
    );
    return { target, values: sent, seen: before };
  }

  async function archive({ target }: StaffOffer | StaffCoupon) {
    const edits = [{ target, values: { archived: true } }];
    const reply = await send(() => api.changeOffers({ edits }));
    if (reply) done(reply.payload.action, words.archived(name));
  }

  function done(action: number | null, text: string) {
    forget();
    offerUndo(desk, { action, text, about: "offers:form", undone: m.offers.undone });
    onSaved();
    onClose();
  }

  const errorOf = (field: TextName) =>
    isTried && wrong.includes(field) ? words.wrong[field] : problemOf(field);
  const input = (field: TextName) => ({
    label: words.fields[field],
    autoComplete: "off",
    maxLength: 300,
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) =>
      change({ ...form, [field]: event.target.value }),
  });
  const scope = (list: Exclude<ListName, "weekdays">) =>
    all[list].length > 1 && (
      <Disclosure title={words.lists[list]} open={form[list].length > 0}>
        <CheckChips
          legend={words.lists[list]}
          chips={all[list].map(({ id, name: label }) => ({ value: String(id), label }))}
          values={form[list]}
          onChange={(values) => change({ ...form, [list]: values })}
        />
      </Disclosure>
    );
  return (
    <RecordForm
      words={words}
      command={command}
      onChangedSince={forget}
      isWrong={isTried && wrong.length > 0}
      onSubmit={save}
      onArchive={record ? () => archive(record) : undefined}
    >
      <p className={styles.sentence} role="status">
        {capitalise(sentence)}
      </p>
      {kind === "offer" && <TextField {...input("name")} />}
      {kind === "offer" && <TextField {...input("name_en")} optional={words.ifAny} />}
      {kind === "coupon" && !record && <TextField {...input("code")} />}
      <SelectField
        label={words.fields.type}
        value={form.type}
        options={TYPES[kind].map((value) => ({ value, label: words.types[value] }))}
        onChange={(type) => change({ ...form, type, value: "" })}
      />
      {(form.type === "percentage" || form.type === "fixed_amount") && (
        <TextField
          {...input("value")}
          label={kind === "coupon" ? words.couponValues[form.type] : words.values[form.type]}
          inputMode="decimal"
        />
      )}
      {form.type === "free_item" && (
        <SelectField
          label={words.values.free_item}
          value={form.value}
          error={errorOf("value")}
          options={[
            { value: "", label: words.chooseDish },
            ...all.items.map(({ id, name: label }) => ({ value: String(id), label })),
          ]}
          onChange={(value) => change({ ...form, value })}
        />
      )}
      <Segmented
        label={words.fields.delivery_pickup}
        segments={(["both", "pickup", "delivery"] as const).map((value) => ({
          value,
          label: words.orderTypes[value],
        }))}
        value={form.delivery_pickup}
        onChange={(value) => change({ ...form, delivery_pickup: value })}
      />
      <div className={dialog.pair}>
        <TextField {...input("minimum_amount")} inputMode="decimal" />
        {kind === "coupon" && <TextField {...input("max_uses")} inputMode="numeric" />}
        <TextField {...input("first_date")} type="date" />
        <TextField {...input("last_date")} type="date" />
      </div>
      <CheckChips
        legend={words.lists.weekdays}
        chips={WEEKDAYS.map((day) => ({ value: day, label: capitalise(weekdayName(day, locale)) }))}
        values={form.weekdays}
        onChange={(values) => change({ ...form, weekdays: values })}
      />
      {kind === "offer" && (
        <>
          <div className={dialog.pair}>
            <TextField {...input("start")} type="time" />
            <TextField {...input("end")} type="time" />
          </div>
          {scope("items")}
          {scope("categories")}
          {scope("menus")}
        </>
      )}
      {kind === "coupon" && (
        <Checkbox
          label={words.once}
          checked={form.once_per_customer}
          onChange={(event) => change({ ...form, once_per_customer: event.target.checked })}
        />
      )}
    </RecordForm>
  );
}
