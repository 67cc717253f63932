import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteConfig } from "@noren/contract/site-config.ts";
import { type House, openHouse } from "../support/house.ts";

/** A restaurant whose site configuration says something else than the sample's. */
export async function openHouseWith(
  site: Partial<SiteConfig>,
  environment: Record<string, string> = {},
): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), "noren-site-"));
  const file = join(folder, "site.json");
  await writeFile(file, JSON.stringify({ site_id: "kawabe", title: "Kawabe", ...site }));
  const house = await openHouse({ SITE_CONFIG: file, ...environment });
  return {
    ...house,
    close: async () => {
      await house.close();
      await rm(folder, { recursive: true });
    },
  };
}
