/** What a page tells the worker once it stands: that it was visited, and which pictures it shows. */
export type Visited = { visited: string; pictures: string[] };

/** Messages come from this site's own pages, which may be of another build. */
export function readVisited(message: unknown): Visited | null {
  if (typeof message !== "object" || message === null) return null;
  const { visited, pictures } = message as Partial<Record<keyof Visited, unknown>>;
  if (typeof visited !== "string" || !visited.startsWith("/") || !Array.isArray(pictures))
    return null;
  return { visited, pictures: pictures.filter((url) => typeof url === "string") };
}
