/** The address of an order's own page; its key opens it, so it goes to nobody else. */
export function trackPath(orderId: string, key: string, prefix: string): string {
  return `${prefix}/track/${encodeURIComponent(orderId)}?key=${encodeURIComponent(key)}`;
}
