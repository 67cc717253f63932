/** The URL that dials a telephone number; keeps only what can be dialled: people type more. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
