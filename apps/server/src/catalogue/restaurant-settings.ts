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
  /** Who takes card payments; null: nobody. */
  card: CardOffer | null;
};

/**
 * The settings that hold: the database's, over them what the site configuration states itself, and
 * card payment only where it is possible. PayPal is one of Stripe's ways to pay.
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

/** The settings for a caller to whom no card payment is offered. */
export function withoutCard(settings: RestaurantSettings): RestaurantSettings {
  const off = { active: false };
  return {
    ...settings,
    payments: { ...settings.payments, stripe: off, paypal: off },
    card: null,
  };
}

/** What is the desk's alone: it holds the secret of a webhook. */
const PRIVATE: readonly string[] = ["desk"];

/**
 * What `GET settings` says: the settings that hold under their usual names, with what else the
 * database has beside them, and pairs of other names as they are.
 */
export function publicPairs(
  pairs: readonly SettingPair[],
  settings: RestaurantSettings,
): SettingPair[] {
  const valueAt = settingReader(pairs);
  const usual = settingPairs(settings).map(({ name, value }) => ({
    name,
    value: overlay(valueAt(name), value),
  }));
  // Who takes cards is never a stored setting, also while nobody does.
  const names = new Set([...usual.map(({ name }) => name), "card"]);
  const isOther = (root: string) => !names.has(root) && !PRIVATE.includes(root);
  return [...usual, ...pairs.filter(({ name }) => isOther(name.split(".")[0] ?? name))];
}

/** `over` wins wherever both say something; objects are laid over each other key by key. */
function overlay(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over;
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) merged[key] = overlay(under[key], value);
  return merged;
}
