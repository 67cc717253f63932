import type { Site } from "@noren/contract/site-config.ts";

/** Whether third-party tags would be loaded after consent. */
export function hasTags({ tags }: Site): boolean {
  return Object.values(tags).some(Boolean);
}
