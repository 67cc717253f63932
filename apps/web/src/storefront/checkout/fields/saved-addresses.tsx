import {
  createAddressesApi,
  type NewAddress,
  type SavedAddress,
  type SavedAddresses,
} from "@noren/contract/addresses-api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { useEffect } from "react";
import { ADDRESS_WORDS } from "../../../i18n/address-words.ts";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { focusField } from "../../../ui/focus-field.ts";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { townName } from "../../addresses/address-name.ts";
import { asCustomer } from "../../auth/as-customer.ts";
import { keepUser, useSession } from "../../auth/session-store.ts";
import { confirmValues } from "../../questions/questions.ts";
import { type DeliveryForm, EMPTY_FORMS } from "../form/checkout-form.ts";
import { hasWholeAddress } from "../form/destination.ts";
import { changeDelivery, useCheckout } from "../state/checkout-store.ts";
import { type AddressBook, changeBook, type PlaceFields, useBook } from "./address-book.ts";
import { STEP_FORM } from "./step-ids.ts";

/** The customer's addresses and how to save another one; null where the server has none of it. */
export async function openAddresses(
  apiRoot: string,
  locale: Locale,
): Promise<Pick<AddressBook, "saved" | "save"> | null> {
  const api = createAddressesApi(apiRoot, (request) => fetch(request), locale);
  const listed = await asCustomer((who) => api.list(who));
  if (!listed?.ok) return null;
  // A saved address is right as it is.
  confirmValues(listed.payload.addresses.map(({ address }) => address));
  return {
    saved: listed.payload,
    async save(address) {
      const token = useSession.getState().session?.token;
      const reply = await asCustomer((who) => api.add(who, address));
      if (!reply?.ok) return null;
      if (token) keepUser(token, reply.payload.user);
      return reply.payload;
    },
  };
}

const ANOTHER = "another";

/** The saved addresses to choose from; choosing one fills the form as typing it does. */
export function SavedChoices({ book }: { book: AddressBook }) {
  const { locale } = useLocale();
  const delivery = useCheckout((state) => state.delivery);
  const words = ADDRESS_WORDS[locale];
  const { addresses } = book.saved;
  const current = savedIn(book.saved, delivery, book.detailsOf);
  useEffect(() => {
    if (!current || current.id === book.detailsOf) return;
    changeBook({ detailsOf: current.id });
    if (!hasDetails(delivery)) changeDelivery(current.details);
  }, [current, book.detailsOf, delivery]);
  if (addresses.length === 0) return null;

  function choose(value: string) {
    const chosen = addresses.find(({ id }) => String(id) === value);
    if (chosen) {
      if (!current) changeBook({ typed: placeOf(delivery) });
      changeBook({ detailsOf: chosen.id });
      changeDelivery(placeOf({ ...chosen, ...chosen.details }));
    } else {
      changeDelivery(book.typed ?? placeOf(EMPTY_FORMS.delivery));
      const form = document.querySelector<HTMLFormElement>(`#${STEP_FORM}`);
      if (form) focusField(form, "address");
    }
  }

  return (
    <RadioCards
      legend={words.choose}
      value={current ? String(current.id) : ANOTHER}
      onChange={choose}
      cards={[
        ...addresses.map((saved) => ({
          value: String(saved.id),
          label: saved.label ? words.named(saved.label, saved.address) : saved.address,
          description: townName(saved),
        })),
        { value: ANOTHER, label: words.another },
      ]}
    />
  );
}

/** Offers to save the typed address; nothing where it is saved already, or no more are kept. */
export function SaveOffer({ book }: { book: AddressBook }) {
  const { locale } = useLocale();
  const delivery = useCheckout((state) => state.delivery);
  const words = ADDRESS_WORDS[locale];
  const { saved, saveAs } = book;
  if (!canBeSaved(saved, delivery)) return null;
  return (
    <div>
      <Checkbox
        label={words.save}
        checked={saveAs !== null}
        onChange={({ target }) => changeBook({ saveAs: target.checked ? "" : null })}
      />
      {saveAs !== null && (
        <TextField
          name="address_label"
          label={words.label}
          hint={words.labelHint}
          optional={words.optional}
          maxLength={40}
          value={saveAs}
          onChange={({ target }) => changeBook({ saveAs: target.value })}
        />
      )}
    </div>
  );
}

/**
 * Saves the address of the completed step if the customer wished so. Where that fails the wish
 * stays, and is tried again with the next completion of the step.
 */
export async function saveIfWished(delivery: DeliveryForm): Promise<void> {
  const { book } = useBook.getState();
  if (!book || book.saveAs === null || !canBeSaved(book.saved, delivery)) return;
  const saved = await book.save(newAddress(delivery, book.saveAs));
  if (saved) changeBook({ saved, saveAs: null });
}

function newAddress(delivery: DeliveryForm, label: string): NewAddress {
  const { floor, door_code, instructions, ...place } = placeOf(delivery);
  return { ...place, label, details: { floor, door_code, instructions }, is_default: false };
}

function canBeSaved(saved: SavedAddresses, delivery: DeliveryForm): boolean {
  const isFull = saved.addresses.length >= saved.limit;
  return hasWholeAddress(delivery) && !isFull && !savedIn(saved, delivery);
}

/** The saved address that the form holds: the chosen one, where several have the same street. */
function savedIn(
  { addresses }: SavedAddresses,
  form: DeliveryForm,
  chosenId: number | null = null,
): SavedAddress | undefined {
  const fields = ["address", "postal_code", "city"] as const;
  const same = addresses.filter((saved) =>
    fields.every((field) => form[field].trim() === saved[field]),
  );
  return same.find(({ id }) => id === chosenId) ?? same[0];
}

function hasDetails({ floor, door_code, instructions }: DeliveryForm): boolean {
  return [floor, door_code, instructions].some((text) => text !== "");
}

function placeOf(fields: PlaceFields): PlaceFields {
  const { address, city, postal_code, country, floor, door_code, instructions } = fields;
  return { address, city, postal_code, country, floor, door_code, instructions };
}
