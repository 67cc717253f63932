import { z } from "zod";
import type { Db } from "../db/open.ts";
import { readSetting } from "./settings-rows.ts";

/**
 * Stored as a setting of its own, so that changes by the kitchen and the owner do not overwrite
 * each other.
 */
export const PAUSE_CHOICES = "desk.pause";

const stored = z.object({
  pause_minutes: z.number().catch(30),
  extra_choices: z.array(z.number()).catch([10, 20, 30, 45]),
});

export type PauseChoices = z.output<typeof stored>;

/** Choices in the desk's pause dialog, in minutes. */
export async function readPauseChoices(db: Db): Promise<PauseChoices> {
  return stored.parse((await readSetting(db, PAUSE_CHOICES)) ?? {});
}
