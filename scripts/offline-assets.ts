/** A chunk of Vite's manifest. */
export type BuiltChunk = {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};

/** Code of the desk, which needs the network anyway, is not stored on customers' devices. */
const NOT_FOR_GUESTS = /^src\/desk\//;

/**
 * Sorted URLs of every script, style and font that the storefront may load. The service worker
 * caches them, so that the menu opens and an order can be prepared offline.
 */
export function offlineAssets(manifest: Record<string, BuiltChunk>): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || NOT_FOR_GUESTS.test(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  return [...files].sort();
}
