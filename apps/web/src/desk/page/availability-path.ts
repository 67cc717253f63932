/** The page of what is sold out, with a dish or choice of this name found. */
export function availabilityPath(name: string): string {
  return `/availability?search=${encodeURIComponent(name)}`;
}
