import { ALCOHOL_GROUPS, type DishFacts, SPECIES } from "@noren/ordering/dish-facts.ts";
import { z } from "zod";

const MAX_VOLUME_CL = 10_000;

const country = z.string().regex(/^[A-Z]{2}$/, { error: "country" });

const meatOrigin = z.object({
  species: z.enum(SPECIES),
  born: country.exactOptional(),
  raised: country,
  slaughtered: country,
});

export const facts = z
  .object({
    volume_cl: z.number().positive().max(MAX_VOLUME_CL).exactOptional(),
    alcohol_group: z.literal(ALCOHOL_GROUPS).exactOptional(),
    meat_origin: z.array(meatOrigin).max(SPECIES.length).exactOptional(),
    sealed: z.literal(true).exactOptional(),
  })
  .meta({
    description:
      "What the law asks of a dish or choice: volume of a drink in cl, group of an alcoholic " +
      "drink (4 stands for 4 and 5), origin of its meat as ISO 3166-1 codes, sold sealed. " +
      "A fact that does not apply is absent, and so is the record without any.",
  });

/** An addition to wire.md on dishes and choices; absent without any fact. */
export const factsSchema = z.codec(facts.optional(), z.custom<DishFacts>(), {
  decode: (known) => known ?? {},
  encode: (known) => (Object.keys(known).length > 0 ? known : undefined),
});

/** For other servers: unreadable facts are dropped. */
export const readableFacts = z
  .unknown()
  .optional()
  .transform((value): DishFacts => facts.safeParse(value).data ?? {});
