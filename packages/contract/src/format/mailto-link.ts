/** The URL that writes to an address, of which `?`, `&` and `%` are part. */
export function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
}
