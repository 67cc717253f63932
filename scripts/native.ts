import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../apps/server/src/site.ts";
import { buildNative } from "./build-native.ts";
import { type NativeAddresses, readNativeAddresses } from "./native-addresses.ts";
import { ROOT } from "./root.ts";
import { succeeds } from "./run-all.ts";

/**
 * `API_ROOT=https://… npm run native` builds the native app's bundle and copies it, with the
 * plugins' native parts, into the Android and iOS projects (docs/phone-app.md).
 */
const web = join(ROOT, "apps", "web");

try {
  const addresses = readNativeAddresses(process.env);
  const { site } = await readSite(process.env.SITE_CONFIG ?? null);
  await buildNative(site, addresses);
  writeHost(addresses);
  process.exitCode = succeeds({ name: "phone app", command: ["cap", "sync"], cwd: web }) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Android verifies app links against this host. */
function writeHost({ siteRoot }: NativeAddresses): void {
  const file = join(web, "android/app/src/main/res/values/site_host.xml");
  const { hostname } = new URL(siteRoot);
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <string name="site_host" translatable="false">${hostname}</string>\n</resources>\n`,
  );
}
