import type { Business, CardOffer, RestaurantSettings } from "@noren/contract/settings.ts";
import type { StoredKey } from "../../platform/storage.ts";
import type { LegalPageId } from "../../routes.ts";

/** What the settings say about the restaurant in legal texts; "" where a setting is missing. */
export type RestaurantFacts = {
  restaurant: string;
  address: string;
  phone: string;
  email: string;
  /** The site's own name on the network: `order.example`. */
  host: string;
  /** Who takes cards, `demo` for the demonstration; null where nobody does. */
  card: CardOffer["provider"] | null;
  paypal: boolean;
  /** When a card is charged: with the order, or once the restaurant accepts it. */
  chargedAt: RestaurantSettings["capture_at"];
  cash: boolean;
  /** Where it delivers, in words. */
  zones: string;
  /** What the restaurant states of itself, of the site's host and of its mediator. */
  business: Business;
  /** Whether a tag manager, analytics or a pixel may be loaded after consent. */
  tags: boolean;
};

/** A line of a list of facts; what is missing says so. */
export type Fact = { label: string; value: string };

/** A chapter; `show` puts what is no prose below it. */
export type Section = {
  heading: string;
  text?: string[];
  list?: string[];
  facts?: Fact[];
  show?: "contacts" | "stored" | "consent";
};

export type LegalText = { lead: string; sections: Section[] };

/** One locale's legal words: the same chapters in each, so that no reader is told less. */
export type LegalWords = {
  contents: string;
  others: string;
  changeConsent: string;
  stored: {
    caption: string;
    name: string;
    purpose: string;
    place: string;
    kept: string;
    places: { cookies: string; local: string; session: string };
    days: (count: number) => string;
    whileOpen: string;
    purposes: Record<StoredKey, string>;
  };
  texts: Record<LegalPageId, (facts: RestaurantFacts) => LegalText>;
};
