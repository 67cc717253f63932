/** Reads and writes cookies with path `/`. Values must need no escaping. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split("; ")) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at) === name) return pair.slice(at + 1);
  }
  return null;
}

export function writeCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
}

export function deleteCookie(name: string): void {
  writeCookie(name, "", 0);
}
