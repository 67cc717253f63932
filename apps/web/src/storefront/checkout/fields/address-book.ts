import type { NewAddress, SavedAddresses } from "@noren/contract/addresses-api.ts";
import type { ComponentType } from "react";
import { create } from "zustand";
import type { DeliveryForm } from "../form/checkout-form.ts";

/** The fields of the delivery form that a saved address fills. */
export type PlaceFields = Pick<
  DeliveryForm,
  "address" | "city" | "postal_code" | "country" | "floor" | "door_code" | "instructions"
>;

export type AddressBook = {
  /** The session that it belongs to. */
  token: string;
  saved: SavedAddresses;
  /** What was typed before a saved address was chosen. */
  typed: PlaceFields | null;
  /** The name under which the typed address is to be saved; null: it is not. */
  saveAs: string | null;
  save: (address: NewAddress) => Promise<SavedAddresses | null>;
  /** The saved address whose details were filled in: once, as the guest may clear them. */
  detailsOf: number | null;
  /** Their part of the page, which guests never load. */
  part: {
    SavedChoices: ComponentType<{ book: AddressBook }>;
    SaveOffer: ComponentType<{ book: AddressBook }>;
    saveIfWished: (delivery: DeliveryForm) => Promise<void>;
  };
};

/** The customer's addresses at the delivery step; null while there are none to offer. */
export const useBook = create<{ book: AddressBook | null }>(() => ({ book: null }));

export function changeBook(change: Partial<AddressBook>): void {
  useBook.setState(({ book }) => ({ book: book && { ...book, ...change } }));
}
