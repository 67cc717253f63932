/** The URL of an order's page; its key grants access, so it is given to nobody else. */
export function trackPath(orderId: string, key: string, prefix: string): string {
  return `${prefix}/track/${encodeURIComponent(orderId)}?key=${encodeURIComponent(key)}`;
}

/** What links to the receipt on an order's page end with. */
export const RECEIPT_HASH = "#receipt";
