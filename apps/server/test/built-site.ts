import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./temporary-folder.ts";

/** A built site without pages' looks; `render` is the source of the function of that name. */
export function builtSite(render: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "client", ".vite"), { recursive: true });
  mkdirSync(join(folder, "server"));
  const manifest = { "src/entry-client.tsx": { file: "assets/entry-1a2b3c4d.js", isEntry: true } };
  writeFileSync(join(folder, "client", ".vite", "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(
    join(folder, "server", "entry-server.js"),
    `export const iconOrigins = () => [];
     export const inlineScript = "";
     export const isSiteFile = () => false;
     export const addressOf = (path) => ({
       canonical: path,
       template: path,
       fill: null,
       trackedId: /^\\/track\\/(.+)/.exec(path)?.[1] ?? null,
     });
     export const siteFile = () => null;
     export const errorPage = async (pathname, query, { requestId }) => "<h1>" + pathname + " " + requestId;
     export const render = ${render};`,
  );
  return folder;
}
