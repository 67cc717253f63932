import { z } from "zod";
import { wireText } from "./codecs.ts";

const text = wireText(1000).default("");

/** Legal details of the business for receipts and legal pages; empty if not set. */
export const businessSchema = z.object({
  legal_name: text,
  siret: text,
  vat_number: text,
  /** For instance `SAS`, and for a company its capital, for instance `10 000 €`. */
  legal_form: text,
  share_capital: text,
  /** Registration number, for instance `RCS Lyon 999 999 907`. */
  registration: text,
  /** Only if it differs from the restaurant's address. */
  registered_office: text,
  /** The person legally responsible for the published content. */
  publication_director: text,
  host_name: text,
  host_address: text,
  host_phone: text,
  mediator_name: text,
  mediator_address: text,
  mediator_website: text,
});
export type Business = z.output<typeof businessSchema>;
