/**
 * The worker's stores. Scripts and styles carry a hash in their names, so several deployments lie
 * side by side in one store; those of the past go when no tab of the past is left.
 */
export type Store = "assets" | "pages" | "pictures" | "data";

/** How many answers each store holds at most; the oldest go first. */
const MOST: Record<Store, number> = { assets: 400, pages: 30, pictures: 240, data: 6 };

export const openStore = (store: Store): Promise<Cache> => caches.open(`noren-${store}`);

/** Keeps a good answer; one that there is no room for is not kept, and nothing else happens. */
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

/** Entries lie in the order in which they were put. */
async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
