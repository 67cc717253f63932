import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { fieldPath } from "@noren/contract/field-problems.ts";
import { type Site, siteConfigSchema } from "@noren/contract/site-config.ts";
import { readJsonFile } from "./json-file.ts";
import { ROOT } from "./root.ts";
import { StartError } from "./start-error.ts";

/**
 * The site configuration. Values in it take precedence over settings of the same name in the
 * database; `siteStates` says which it contains.
 */
export type LoadedSite = { site: Site; siteStates: { tax: boolean; timezone: boolean } };

/** Reads the given file, or with null the default one at the root. */
export async function readSite(file: string | null): Promise<LoadedSite> {
  const path = file === null ? join(ROOT, "site.config.ts") : resolve(file);
  const stated = await load(path);
  const result = siteConfigSchema.safeParse(stated);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`SITE_CONFIG: ${path}: ${fieldPath(issue?.path ?? [])} ${issue?.message}`);
  }
  const states = (key: string) => typeof stated === "object" && stated !== null && key in stated;
  return { site: result.data, siteStates: { tax: states("tax"), timezone: states("timezone") } };
}

async function load(path: string): Promise<unknown> {
  try {
    if (extname(path) === ".json") return await readJsonFile(path);
    return (await import(pathToFileURL(path).href)).default;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n")[0] : String(cause);
    throw new StartError(
      `SITE_CONFIG: "${path}" cannot be read (${reason}); allowed: a TypeScript or JSON file`,
    );
  }
}
