import { z } from "zod";

/** Words of a record in each language; where a translation is null, guests read the other one. */
const recordWords = z.object({
  target: z.string(),
  /** Name of what it belongs to, such as a dish's first category; null for a menu or a group. */
  within: z.string().nullable(),
  values: z.object({
    name: z.string(),
    name_en: z.string().nullable(),
    description: z.string().optional(),
    description_en: z.string().nullable().optional(),
    picture_alt: z.string().nullable().optional(),
    picture_alt_en: z.string().nullable().optional(),
  }),
});

/**
 * Every record with words, in the order of the menu, then the option groups with their choices. A
 * choice that is a dish has the dish's words.
 */
export const menuWordsSchema = z.object({ records: z.array(recordWords) });

export type MenuWords = z.output<typeof menuWordsSchema>;
export type RecordWords = MenuWords["records"][number];
