/** Message from a page to the worker: its path, and the pictures it shows. */
export type Visited = { visited: string; pictures: string[] };

/** Messages come from this site's own pages, possibly of another build. */
export function readVisited(message: unknown): Visited | null {
  if (typeof message !== "object" || message === null) return null;
  const { visited, pictures } = message as Partial<Record<keyof Visited, unknown>>;
  if (typeof visited !== "string" || !visited.startsWith("/") || !Array.isArray(pictures))
    return null;
  return { visited, pictures: pictures.filter((url) => typeof url === "string") };
}
