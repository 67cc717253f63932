import type { Business } from "@noren/contract/business.ts";
import type { CardOffer, RestaurantSettings } from "@noren/contract/settings.ts";
import type { StoredKey } from "../../platform/storage.ts";
import type { LegalPageId } from "../../routes.ts";

/** The settings that legal texts depend on; "" if not configured. */
export type RestaurantFacts = {
  restaurant: string;
  address: string;
  phone: string;
  email: string;
  /** Host name of the site: `order.example`. */
  host: string;
  /** The card provider, `demo` for the demonstration; null without card payment. */
  card: CardOffer["provider"] | null;
  paypal: boolean;
  /** When a card is charged: with the order, or once the restaurant accepts it. */
  chargedAt: RestaurantSettings["capture_at"];
  cash: boolean;
  /** Names of the delivery zones. */
  zones: string;
  /** Legal details of the restaurant, of the hosting provider and of the mediator. */
  business: Business;
  /** Whether a tag manager, analytics or a pixel may be loaded after consent. */
  tags: boolean;
};

/** A labelled value; a missing one has a placeholder text. */
export type Fact = { label: string; value: string };

/** A section; `show` adds a component below its text. */
export type Section = {
  heading: string;
  text?: string[];
  list?: string[];
  facts?: Fact[];
  show?: "contacts" | "stored" | "consent";
};

export type LegalText = { lead: string; sections: Section[] };

/** The legal catalogue of a locale. */
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
