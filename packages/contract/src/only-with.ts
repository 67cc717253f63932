import type { OnlyWith } from "@noren/ordering/model.ts";
import { z } from "zod";
import { wireId, wireInteger } from "./codecs.ts";

/** Without an upper bound the key is absent when encoded; null is accepted too. */
export const bound = z.codec(wireInteger.nullish(), z.int().nullable(), {
  decode: (max) => max ?? null,
  encode: (max) => max ?? undefined,
});

const condition = z
  .object({
    option_id: wireId,
    choices: z.array(wireId).min(1, { error: "required" }),
    min: wireInteger.default(0),
    max: bound,
  })
  .meta({
    description:
      "An addition to the contract: the option is offered only where one of these choices of an " +
      "earlier option of the dish is taken; `min` and `max` are its bounds then, and its own `min` " +
      "is 0. Chosen without the condition it is refused with option_out_of_bounds. Required but " +
      "empty it takes its first choices where they cost nothing. Absent from other options.",
  });

export const onlyWithSchema = condition.optional();

/** For other servers: an unreadable condition is dropped, and the option is always offered. */
export const readableOnlyWith = z
  .unknown()
  .optional()
  .transform((value): OnlyWith | undefined => condition.safeParse(value).data);
