import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteConfig } from "@noren/contract/site-config.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** A restaurant with another site configuration than the sample's. */
export async function startServerWith(
  site: Partial<SiteConfig>,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "noren-site-"));
  const file = join(folder, "site.json");
  await writeFile(file, JSON.stringify({ site_id: "kawabe", title: "Kawabe", ...site }));
  const server = await startTestServer({ SITE_CONFIG: file, ...environment });
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
