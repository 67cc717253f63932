import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../apps/server/src/site.ts";
import { fingerprint } from "./fingerprint.ts";
import { ROOT } from "./root.ts";
import { TESTED_APP } from "./tested-app.ts";

const STAMPS = join(ROOT, ".cache", "build");

/** A build step with its inputs and output. Paths are relative to the root. */
export type BuildStep = {
  name: string;
  message: string;
  inputs: string[];
  output: string;
  /** Runs only when named, since `npm start` does not need it. */
  onDemand?: true;
  run: () => Promise<void>;
};

export const BUILD_STEPS: BuildStep[] = [
  {
    name: "web",
    message: "Building the site",
    inputs: [
      "apps/web/src",
      "apps/web/desk.html",
      "apps/web/chunks.ts",
      "apps/web/icons.ts",
      "apps/web/unused-router-parts.ts",
      "apps/web/vite.config.ts",
      "apps/web/vite.desk.config.ts",
      "apps/web/public",
      "scripts/build-web.ts",
      "packages",
      "package-lock.json",
    ],
    output: "apps/web/dist",
    run: async () => (await import("./build-web.ts")).buildWeb(),
  },
  {
    name: "native",
    message: "Building the phone app for its tests",
    inputs: [
      "apps/web/src",
      "apps/web/chunks.ts",
      "apps/web/icons.ts",
      "apps/web/unused-router-parts.ts",
      "apps/web/vite.config.ts",
      "apps/web/index.html",
      "scripts/build-native.ts",
      "packages",
      "package-lock.json",
    ],
    output: TESTED_APP.folder,
    onDemand: true,
    run: async () => {
      const { buildNative } = await import("./build-native.ts");
      const { site } = await readSite(null);
      const { root, folder } = TESTED_APP;
      await buildNative(site, { apiRoot: root, siteRoot: root }, join(ROOT, folder));
    },
  },
];

/**
 * Steps whose inputs changed since the last build, or whose output is missing: of the named steps,
 * or of all that are not on demand.
 */
export function staleSteps(names: readonly string[] = []): BuildStep[] {
  const wanted = ({ name, onDemand }: BuildStep) =>
    names.length > 0 ? names.includes(name) : !onDemand;
  return BUILD_STEPS.filter(wanted).filter(
    (step) =>
      !existsSync(join(ROOT, step.output)) || readStamp(step.name) !== fingerprint(step.inputs),
  );
}

export function markBuilt(step: BuildStep): void {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, step.name), fingerprint(step.inputs));
}

function readStamp(name: string): string | undefined {
  const path = join(STAMPS, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
