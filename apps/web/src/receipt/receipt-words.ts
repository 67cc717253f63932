import type { Locale } from "@noren/contract/locales.ts";
import type { Receipt } from "@noren/contract/tracking.ts";

/** The texts of receipts, for guests and for the restaurant. */
type ReceiptWords = {
  receipt: (number: number) => string;
  creditNote: (number: number, of: number) => string;
  issued: (date: string, time: string) => string;
  order: (number: string) => string;
  vatNumber: (number: string) => string;
  /** The VAT rates of a line. */
  lineVat: (rates: string) => string;
  subtotal: string;
  discount: string;
  delivery: string;
  total: string;
  vat: string;
  rate: string;
  net: string;
  gross: string;
  paid: Record<Receipt["payments"][number]["method"], string>;
  /** Replaces `card` for a demo payment. */
  demoPaid: string;
};

export const RECEIPT_WORDS: Record<Locale, ReceiptWords> = {
  fr: {
    receipt: (number) => `Reçu n° ${number}`,
    creditNote: (number, of) => `Avoir n° ${number} sur le reçu n° ${of}`,
    issued: (date, time) => `Émis le ${date} à ${time}`,
    order: (number) => `Commande n° ${number}`,
    vatNumber: (number) => `N° TVA ${number}`,
    lineVat: (rates) => `TVA ${rates}`,
    subtotal: "Sous-total",
    discount: "Remises",
    delivery: "Livraison",
    total: "Total TTC",
    vat: "TVA",
    rate: "Taux",
    net: "HT",
    gross: "TTC",
    paid: { cash: "En espèces", card: "Par carte", credit_note: "Déduit par avoir" },
    demoPaid: "Carte de démonstration",
  },
  en: {
    receipt: (number) => `Receipt no. ${number}`,
    creditNote: (number, of) => `Credit note no. ${number} on receipt no. ${of}`,
    issued: (date, time) => `Issued on ${date} at ${time}`,
    order: (number) => `Order no. ${number}`,
    vatNumber: (number) => `VAT no. ${number}`,
    lineVat: (rates) => `VAT ${rates}`,
    subtotal: "Subtotal",
    discount: "Discounts",
    delivery: "Delivery",
    total: "Total incl. VAT",
    vat: "VAT",
    rate: "Rate",
    net: "Net",
    gross: "Gross",
    paid: { cash: "In cash", card: "By card", credit_note: "Taken off by credit note" },
    demoPaid: "Demonstration card",
  },
};
