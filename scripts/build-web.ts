import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "./root.ts";

const web = join(ROOT, "apps", "web");

/** The browser's bundle, then the one that renders on the server. */
export async function buildWeb(): Promise<void> {
  await build({ root: web, logLevel: "warn" });
  await build({ root: web, logLevel: "warn", build: { ssr: "src/entry-server.tsx" } });
}
