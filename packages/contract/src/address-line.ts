import { postalCodeKey } from "@noren/ordering/towns.ts";
import { normalizeTypedText } from "./normalize-text.ts";

/** An address in one line, as the user record has it (wire.md, Accounts), and its parts. */
type AddressParts = { address: string; city: string; postal_code: string };

/** `12 rue de la République, 69001 Lyon`; an address without a town is its street alone. */
export function lineOf({ address, city, postal_code }: AddressParts): string {
  const town = `${postal_code} ${city}`.trim();
  return [address, town].filter((part) => part !== "").join(", ");
}

/** Characters; together at most the longest query of the address search. */
const MAX_STREET = 120;
const MAX_CITY = 60;

/**
 * The line by which an address is looked up, in the browser and for an order alike; its postal code
 * as rules.md, Delivery, reads one.
 */
export function lookupLine({ address, city, postal_code }: AddressParts): string {
  const code = postalCodeKey(postal_code);
  return lineOf({
    address: normalizeTypedText(address).slice(0, MAX_STREET),
    city: normalizeTypedText(city).slice(0, MAX_CITY),
    postal_code: /^\d{5}$/.test(code) ? code : normalizeTypedText(postal_code),
  });
}

/** Splits such a line; without these parts all of it is the street. */
export function partsOf(line: string): AddressParts {
  const text = line.trim();
  const [, street, postal_code, city] = TOWN_AT_THE_END.exec(text) ?? [];
  if (!street || !postal_code || !city) return { address: text, postal_code: "", city: "" };
  return { address: street, postal_code, city };
}

const TOWN_AT_THE_END = /^(.*?)[\s,]+(\d{5})\s+([^\d,]+)(?:,\s*France)?$/i;
