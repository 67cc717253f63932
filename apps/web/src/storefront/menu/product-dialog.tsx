export function ProductDialog({ itemId }: { itemId: number | null }) {
  return itemId === null ? null : null;
}
