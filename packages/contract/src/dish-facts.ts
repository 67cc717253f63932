import {
  ALCOHOL_GROUPS,
  type DishFacts,
  type MeatOrigin,
  SPECIES,
} from "@noren/ordering/dish-facts.ts";
import { z } from "zod";
import { isRecord } from "./api-problem.ts";
import { wireFlag, wireNumber } from "./codecs.ts";
import { readableOf } from "./tolerant.ts";

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

const { volume_cl, alcohol_group, sealed } = facts.shape;

/** By fact, how another server may write it. */
const READABLE = {
  volume_cl: wireNumber.pipe(volume_cl),
  alcohol_group: wireNumber.pipe(alcohol_group),
  meat_origin: readableOf(meatOrigin).pipe(z.array(z.custom<MeatOrigin>()).min(1)),
  sealed: wireFlag.pipe(sealed),
} satisfies Record<keyof DishFacts, z.ZodType>;

/** For other servers: unreadable facts are dropped, the others stay. */
export const readableFacts = z
  .unknown()
  .optional()
  .transform((value): DishFacts => {
    if (!isRecord(value)) return {};
    const read = Object.entries(READABLE).flatMap(([name, fact]) => {
      const { success, data } = fact.safeParse(value[name]);
      return success && data !== undefined ? [[name, data]] : [];
    });
    return Object.fromEntries(read);
  });
