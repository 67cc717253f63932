/** Formats an instant (epoch ms) for the staff API: ISO 8601 in UTC. */
export function isoInstant(instant: number): string {
  return new Date(instant).toISOString();
}

export function isoInstantOrNull(instant: number | null): string | null {
  return instant === null ? null : isoInstant(instant);
}
