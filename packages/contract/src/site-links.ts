import { z } from "zod";

/** The links that a restaurant adds to its header and footer, and where their icons come from. */

const label = z.string().min(1).max(60);

/** `icon`: a name in Iconify's sets, as `ph:newspaper`. */
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

/** The servers that icons are asked of, in this order; Iconify's public ones. */
export const iconServersSchema = z
  .array(z.url({ protocol: /^https?$/, error: "must be addresses (https://…)" }))
  .min(1)
  .max(5)
  .default(["https://api.iconify.design", "https://api.simplesvg.com", "https://api.unisvg.com"]);
