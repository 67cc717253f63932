import {
  ALLERGENS,
  type Allergens,
  DIETS,
  type Diet,
  normalizeAllergens,
} from "@noren/ordering/declarations.ts";
import { z } from "zod";
import { factsSchema, readableFacts } from "./dish-facts.ts";

/**
 * Allergen declarations and facts of dishes and choices. `{"contains":["fish"],"may_contain":[]}`
 * lists contained allergens of the 14; two empty lists mean free of all 14; null and absence mean
 * not declared. `may_contain` and `diets` may be omitted if empty.
 */

const allergen = z.enum(ALLERGENS, { error: "allergen" });
const diet = z.enum(DIETS, { error: "diet" });

/** A declaration; in its place null stands for none. */
export const declared = z
  .codec(
    z.object({
      contains: z.array(allergen, { error: "list" }),
      may_contain: z.array(allergen, { error: "list" }).optional(),
    }),
    z.custom<Allergens>(),
    {
      decode: ({ contains, may_contain }) => normalizeAllergens(contains, may_contain ?? []),
      encode: ({ contains, may_contain }) =>
        may_contain.length > 0 ? { contains, may_contain } : { contains },
    },
  )
  .meta({
    description:
      "The allergens of EU regulation 1169/2011 that it contains, or may contain as traces. " +
      "`contains` empty: none of them. Null or absent: nothing is declared.",
  });

const allergensSchema = declared.nullable().default(null);

const diets = z.array(diet, { error: "list" });

/** In the order of all diets, without duplicates. */
export const dietList = z.codec(diets, diets, {
  decode: (names) => DIETS.filter((name) => names.includes(name)),
  encode: (names) => names,
});

const dietsSchema = z
  .codec(diets.optional(), diets, {
    decode: (names) => DIETS.filter((name) => names?.includes(name)),
    encode: (names) => (names.length > 0 ? names : undefined),
  })
  .meta({ description: "Diets that it suits, and `spicy`. Absent: no mark." });

/** Fields of dishes and choices. */
export const declarationFields = {
  allergens: allergensSchema,
  diets: dietsSchema,
  facts: factsSchema,
};

/** Tolerant variants for other servers: unreadable parts are dropped, and nothing is added. */
export const readableDeclarationFields = {
  allergens: z.unknown().optional().transform(readAllergens),
  diets: z
    .unknown()
    .optional()
    .transform((names): Diet[] => DIETS.filter((name) => listOf(names).includes(name))),
  facts: readableFacts,
};

/** An unknown name may stand for any of the 14, so the declaration becomes `incomplete`. */
function readAllergens(value: unknown): Allergens | null {
  const { contains, may_contain } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(contains) && !Array.isArray(may_contain)) return null;
  const known = normalizeAllergens(knownOf(contains), knownOf(may_contain));
  const isComplete = [contains, may_contain].every(
    (names) => names == null || (Array.isArray(names) && names.every(isAllergen)),
  );
  return isComplete ? known : { ...known, incomplete: true };
}

function knownOf(names: unknown) {
  return listOf(names).filter(isAllergen);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isAllergen(name: unknown): name is (typeof ALLERGENS)[number] {
  return ALLERGENS.some((known) => known === name);
}
