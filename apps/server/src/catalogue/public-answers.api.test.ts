import { LOCALES } from "@noren/contract/locales.ts";
import { readMenus } from "@noren/contract/menus.ts";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { changeData } from "../db/change-data.ts";
import { toJson } from "../db/json-text.ts";
import { transact } from "../db/transact.ts";
import { createLog } from "../log.ts";
import { menusAt } from "./public-answers.ts";

test("pages are rendered with the menus that GET menus tells, in every locale", async () => {
  const { db, http, services, close } = await openApp({
    config: await readConfig({ DATA_DIR: temporaryFolder() }),
    log: createLog("silent"),
    now: () => NOON,
    webFolder: null,
  });
  await transact(db, async (trx) => {
    const sold_out = toJson({ until: "moment" as const, at: NOON + 3_600_000 });
    await trx.updateTable("items").set({ sold_out }).where("id", "=", 1504).execute();
    await trx.updateTable("choices").set({ sold_out }).where("position", "=", 0).execute();
    await changeData(trx);
  });
  await services.catalogue.refresh();
  for (const locale of LOCALES) {
    const headers = { "accept-language": locale };
    const answer = await http.request("/v2/public/menus", { headers });
    const { payload } = (await answer.json()) as { payload: unknown };
    expect(JSON.stringify(payload)).toContain('"back_at"');
    expect(menusAt(services.catalogue.current(), locale, NOON)).toEqual(readMenus(payload));
  }
  await close();
});
