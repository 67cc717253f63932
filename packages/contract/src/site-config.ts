import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES } from "./locales.ts";
import { iconServersSchema, siteLinkSchema } from "./site-links.ts";

/**
 * Schema of the site configuration (storefront.md §1). Read at start; every key has a default, and
 * an unknown key is refused.
 */

const locale = z.enum(LOCALES);
const timezone = z
  .string()
  .refine((name) => Intl.supportedValuesOf("timeZone").includes(name) || name === "UTC", {
    error: "must be a time zone such as Europe/Paris",
  });

const cuisine = z.array(z.string().min(1).max(60)).max(5);
const sentence = z.string().min(1).max(200);

const tax = z
  .strictObject({
    enabled: z.boolean().default(true),
    inclusive: z.boolean().default(true),
    quantity: z.enum(["reference", "exact"]).optional(),
    delivery: z.number().min(0).max(100).nullable().default(null),
  })
  .refine((tax) => tax.inclusive || tax.quantity !== undefined, {
    path: ["quantity"],
    error: "must be stated (reference or exact) when tax is not inclusive",
  })
  .transform((tax) => ({ ...tax, quantity: tax.quantity ?? ("reference" as const) }));

export const siteConfigSchema = z.strictObject({
  site_id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: "must be lower-case letters, digits and dashes" }),
  title: z.string().min(1).max(100),
  /**
   * What the restaurant serves, for instance "Sushi": shown on the home page and to search engines.
   */
  cuisine: z.strictObject({ fr: cuisine, en: cuisine }).optional(),
  /**
   * The home page's sentence about the restaurant; without it the categories of the menus are
   * named.
   */
  intro: z.strictObject({ fr: sentence, en: sentence }).optional(),
  currency: z.literal("EUR").default("EUR"),
  header: z
    .strictObject({
      sticky: z.boolean().default(true),
      links: z.array(siteLinkSchema).max(3).default([]),
    })
    .prefault({}),
  footer: z
    .strictObject({
      credits: z.string().max(200).default(""),
      links: z.array(siteLinkSchema).max(12).default([]),
    })
    .prefault({}),
  icon_servers: iconServersSchema,
  locales: z
    .strictObject({
      default: locale.default(DEFAULT_LOCALE),
      available: z
        .array(locale)
        .min(1)
        .refine((names) => names.includes(DEFAULT_LOCALE), { error: `must have ${DEFAULT_LOCALE}` })
        .default([...LOCALES]),
    })
    .refine((locales) => locales.available.includes(locales.default), {
      error: "must be available",
      path: ["default"],
    })
    .prefault({}),
  disallowed_pages: z
    .array(z.enum(["Blog", "Contact", "About"]))
    .default(["Blog", "Contact", "About"]),
  blog: z.boolean().default(false),
  tags: z
    .strictObject({
      tag_manager: z
        .string()
        .regex(/^(GTM-[A-Z0-9]+)?$/, { error: "must look like GTM-XXXX" })
        .default(""),
      analytics: z.string().max(100).default(""),
      pixel: z.string().max(100).default(""),
    })
    .prefault({}),
  /** The native app that opens this site's links (docs/phone-app.md); optional. */
  app_links: z
    .strictObject({
      android: z
        .strictObject({
          package: z
            .string()
            .regex(/^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+$/, { error: "must look like com.example.app" }),
          fingerprints: z
            .array(
              z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, {
                error: "must be a SHA-256 fingerprint such as 14:6D:…",
              }),
            )
            .min(1),
        })
        .optional(),
      ios: z
        .string()
        .regex(/^[A-Z0-9]{10}\.[\w.-]+$/, { error: "must look like TEAMID1234.com.example.app" })
        .optional(),
    })
    .optional(),
  storage: z.enum(["cookies", "local"]).default("cookies"),
  /** For an `API_ROOT` that accepts cards through Stripe without sending the publishable key. */
  stripe_publishable_key: z
    .string()
    .regex(/^(pk_\w+)?$/, { error: "must look like pk_live_…" })
    .default(""),
  tax: tax.prefault({}),
  timezone: timezone.default("Europe/Paris"),
});

export type SiteConfig = z.input<typeof siteConfigSchema>;
export type Site = z.output<typeof siteConfigSchema>;
