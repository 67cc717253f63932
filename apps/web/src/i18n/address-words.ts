import type { Locale } from "@noren/contract/locales.ts";

/**
 * Texts of saved addresses, and of the questions about an address, telephone or e-mail that
 * looks incomplete; part of lazily loaded chunks.
 */
type AddressWords = {
  title: string;
  text: string;
  none: string;
  isDefault: string;
  makeDefault: string;
  makeDefaultNamed: (name: string) => string;
  edit: string;
  editNamed: (name: string) => string;
  remove: string;
  removeNamed: (name: string) => string;
  removed: (name: string) => string;
  undo: string;
  saved: string;
  add: string;
  full: (limit: number) => string;
  addTitle: string;
  editTitle: (name: string) => string;
  label: string;
  labelHint: string;
  optional: string;
  fields: Record<"address" | "postal_code" | "city" | "country" | "is_default", string>;
  addressHint: string;
  required: string;
  submit: string;
  busy: string;
  cancel: string;
  /** At the checkout. */
  choose: string;
  named: (label: string, street: string) => string;
  another: string;
  save: string;
  questions: {
    email: string;
    phone: string;
    address: (street: string) => string;
    confirm: string;
  };
};

export const ADDRESS_WORDS: Record<Locale, AddressWords> = {
  fr: {
    title: "Mes adresses",
    text: "Proposées quand vous commandez une livraison. Celle par défaut est déjà remplie.",
    none: "Aucune adresse enregistrée pour l’instant.",
    isDefault: "par défaut",
    makeDefault: "Choisir par défaut",
    makeDefaultNamed: (name) => `Choisir par défaut : ${name}`,
    edit: "Modifier",
    editNamed: (name) => `Modifier ${name}`,
    remove: "Supprimer",
    removeNamed: (name) => `Supprimer ${name}`,
    removed: (name) => `Adresse supprimée : ${name}.`,
    undo: "Annuler la suppression",
    saved: "C’est enregistré.",
    add: "Ajouter une adresse",
    full: (limit) => `Un compte garde ${limit} adresses au plus : supprimez-en une d’abord.`,
    addTitle: "Nouvelle adresse",
    editTitle: (name) => `Modifier ${name}`,
    label: "Nom de l’adresse",
    labelHint: "Maison, Bureau, Chez Léa…",
    optional: "facultatif",
    fields: {
      address: "Adresse",
      postal_code: "Code postal",
      city: "Ville",
      country: "Pays",
      is_default: "Adresse par défaut",
    },
    addressHint: "Numéro et rue",
    required: "Ce champ est obligatoire.",
    submit: "Enregistrer l’adresse",
    busy: "Enregistrement…",
    cancel: "Annuler",
    choose: "Livrer à",
    named: (label, street) => `${label} — ${street}`,
    another: "Autre adresse",
    save: "Enregistrer cette adresse dans mon compte",
    questions: {
      email:
        "Avec un accent ou un autre alphabet avant le @, nos e-mails risquent de ne pas vous parvenir. Est-ce bien votre adresse ?",
      phone:
        "Ce numéro paraît incomplet : nous ne pourrions pas vous appeler au sujet de la commande. Manque-t-il des chiffres ?",
      address: (street) => `Il manque le numéro : 12 ${street} ?`,
      confirm: "C’est bien ainsi",
    },
  },
  en: {
    title: "My addresses",
    text: "Offered when you order a delivery. The default one is filled in already.",
    none: "No address saved yet.",
    isDefault: "default",
    makeDefault: "Make default",
    makeDefaultNamed: (name) => `Make default: ${name}`,
    edit: "Edit",
    editNamed: (name) => `Edit ${name}`,
    remove: "Delete",
    removeNamed: (name) => `Delete ${name}`,
    removed: (name) => `Address deleted: ${name}.`,
    undo: "Undo the deletion",
    saved: "It is saved.",
    add: "Add an address",
    full: (limit) => `An account keeps ${limit} addresses at most: delete one first.`,
    addTitle: "New address",
    editTitle: (name) => `Edit ${name}`,
    label: "Name of the address",
    labelHint: "Home, Work, Léa’s place…",
    optional: "optional",
    fields: {
      address: "Address",
      postal_code: "Postal code",
      city: "City",
      country: "Country",
      is_default: "Default address",
    },
    addressHint: "Number and street",
    required: "This field is required.",
    submit: "Save the address",
    busy: "Saving…",
    cancel: "Cancel",
    choose: "Deliver to",
    named: (label, street) => `${label} — ${street}`,
    another: "Another address",
    save: "Save this address to my account",
    questions: {
      email:
        "With an accent or another alphabet before the @, our e-mails may not reach you. Is this your address?",
      phone:
        "This number looks incomplete: we could not call you about the order. Are digits missing?",
      address: (street) => `Is the number missing: 12 ${street}?`,
      confirm: "It is right like this",
    },
  },
};
