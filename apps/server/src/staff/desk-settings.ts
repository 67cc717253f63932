import type { DeskSettings, deskSettingsChange } from "@noren/contract/staff/restaurant.ts";
import { z } from "zod";
import { type Actor, recordAction } from "../audit/audit.ts";
import type { Db } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { readSetting, writeSetting } from "./settings-rows.ts";

/** The setting `desk`, which no public endpoint returns. */
const stored = z.object({
  alert_after_minutes: z.number().catch(4),
  reject_after_minutes: z.number().catch(13),
  webhook_url: z.string().catch(""),
  webhook_secret: z.string().catch(""),
});

export type StoredDeskSettings = z.output<typeof stored>;

export async function readDeskSettings(db: Db): Promise<StoredDeskSettings> {
  return stored.parse((await readSetting(db, "desk")) ?? {});
}

export function wireDeskSettings({ webhook_secret, ...rest }: StoredDeskSettings): DeskSettings {
  return { ...rest, has_webhook_secret: webhook_secret !== "" };
}

export async function changeDeskSettings(
  { db, now }: Pick<Services, "db" | "now">,
  actor: NonNullable<Actor>,
  change: z.output<typeof deskSettingsChange>,
): Promise<DeskSettings> {
  return transact(db, async (trx) => {
    const before = await readDeskSettings(trx);
    const sent = Object.entries(change).filter(([, value]) => value !== undefined);
    const after = stored.parse({ ...before, ...Object.fromEntries(sent) });
    await writeSetting(trx, "desk", after);
    await recordAction(trx, {
      at: now(),
      actor,
      action: "desk_settings_changed",
      subject: "desk",
      before: wireDeskSettings(before),
      after: wireDeskSettings(after),
    });
    return wireDeskSettings(after);
  });
}
