import { isRecord } from "@noren/contract/api-problem.ts";
import { settingReader } from "@noren/contract/setting-reader.ts";
import {
  type CardOffer,
  type RestaurantSettings,
  readSettings,
  type SettingPair,
  settingPairs,
} from "@noren/contract/settings.ts";
import type { LoadedSite } from "../site.ts";

export type RestaurantOptions = LoadedSite & {
  /** The active card provider; null without one. */
  card: CardOffer | null;
};

/**
 * The effective settings: those of the database, overridden by values in the site configuration,
 * with card payment only where a provider is active. PayPal is processed by Stripe.
 */
export function restaurantSettings(
  pairs: readonly SettingPair[],
  options: RestaurantOptions,
): RestaurantSettings {
  const { site, siteStates, card } = options;
  const valueAt = settingReader(pairs);
  const { settings } = readSettings(pairs);
  const { payments } = settings;
  const stripe = { active: payments.stripe.active && card !== null };
  const paypal = { active: payments.paypal.active && stripe.active && card?.provider === "stripe" };
  return {
    ...settings,
    payments: { ...payments, stripe, paypal },
    card: stripe.active ? card : null,
    tax: siteStates.tax || valueAt("tax") === undefined ? site.tax : settings.tax,
    timezone:
      siteStates.timezone || valueAt("timezone") === undefined ? site.timezone : settings.timezone,
  };
}

/** The settings for a caller to whom card payment is not offered. */
export function withoutCard(settings: RestaurantSettings): RestaurantSettings {
  const off = { active: false };
  return {
    ...settings,
    payments: { ...settings.payments, stripe: off, paypal: off },
    card: null,
  };
}

/** Settings for the desk only; `desk` contains the secret of a webhook. */
const PRIVATE: readonly string[] = ["desk"];

/**
 * The settings of `GET settings`: effective values under their known names, merged with other
 * stored fields, and unknown settings unchanged.
 */
export function publicPairs(
  pairs: readonly SettingPair[],
  settings: RestaurantSettings,
): SettingPair[] {
  const valueAt = settingReader(pairs);
  const usual = settingPairs(settings).map(({ name, value }) => ({
    name,
    value: name === "texts" ? value : overlay(valueAt(name), value),
  }));
  // A stored setting named `card` is never sent, not even without a provider; ended notices neither.
  const names = new Set([...usual.map(({ name }) => name), "card", "texts"]);
  const isOther = (root: string) => !names.has(root) && !PRIVATE.includes(root);
  return [...usual, ...pairs.filter(({ name }) => isOther(name.split(".")[0] ?? name))];
}

/** Merges objects recursively; `over` takes precedence. */
function overlay(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over;
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) merged[key] = overlay(under[key], value);
  return merged;
}
