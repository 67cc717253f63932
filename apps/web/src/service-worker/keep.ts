/**
 * The worker's caches. Scripts and styles have hashed names, so several deployments share one
 * cache; those of old deployments are deleted when no tab uses them.
 */
export type Store = "assets" | "pages" | "pictures" | "data";

/** Maximum number of entries per cache; the oldest are deleted first. */
const MOST: Record<Store, number> = { assets: 400, pages: 30, pictures: 240, data: 6 };

export const openStore = (store: Store): Promise<Cache> => caches.open(`noren-${store}`);

/** Caches a successful response; a failure for lack of space is ignored. */
export async function keep(store: Store, key: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.redirected || answer.type === "opaque") return;
  try {
    const cache = await openStore(store);
    await cache.put(key, answer);
    await trim(cache, MOST[store]);
  } catch (error) {
    console.info("[noren] not kept", error);
  }
}

export async function kept(store: Store, key: string): Promise<Response | undefined> {
  return (await openStore(store)).match(key, { ignoreVary: true });
}

/** Entries are in insertion order. */
async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
