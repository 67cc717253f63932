import { z } from "zod";
import type { Db } from "../db/open.ts";
import { readSetting } from "./settings-rows.ts";

/** A setting of its own: what the kitchen changes does not overwrite what the owner changes. */
export const PAUSE_CHOICES = "desk.pause";

const stored = z.object({
  pause_minutes: z.number().catch(30),
  extra_choices: z.array(z.number()).catch([10, 20, 30, 45]),
});

export type PauseChoices = z.output<typeof stored>;

/** What the desk's pause dialogue offers. */
export async function readPauseChoices(db: Db): Promise<PauseChoices> {
  return stored.parse((await readSetting(db, PAUSE_CHOICES)) ?? {});
}
