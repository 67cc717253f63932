/**
 * Whether something applies, as known at one instant: at each of `changes_at` (epoch ms, ascending)
 * the opposite becomes true. What follows the last of them is not known.
 */
export type Activity = { is_active: boolean; changes_at: readonly number[] };

export function isActiveAt({ is_active, changes_at }: Activity, now: number): boolean {
  const changes = changes_at.filter((instant) => instant <= now).length;
  return is_active === (changes % 2 === 0);
}
