import { z } from "zod";

/** Schemas of additional links in header and footer, and of the icon services. */

const label = z.string().min(1).max(60);

/** `icon`: the name of an Iconify icon, for instance `ph:newspaper`. */
export const siteLinkSchema = z.strictObject({
  href: z
    .string()
    .max(2000)
    .regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/, {
      error: "must be an address (https://…, mailto:…, tel:…) or a path of this site (/…)",
    }),
  label: z.strictObject({ fr: label, en: label }),
  icon: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: "must be the name of a set and of an icon, such as ph:newspaper",
    })
    .optional(),
});

export type SiteLink = z.output<typeof siteLinkSchema>;

/** Icon services in order of preference; Iconify's public ones by default. */
export const iconServersSchema = z
  .array(z.url({ protocol: /^https?$/, error: "must be addresses (https://…)" }))
  .min(1)
  .max(5)
  .default(["https://api.iconify.design", "https://api.simplesvg.com", "https://api.unisvg.com"]);
