export type NativeAddresses = {
  /** API root for every call of the app. */
  apiRoot: string;
  /** Root of the restaurant's site, for links to dishes and orders. */
  siteRoot: string;
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|10\.0\.2\.2)$/;

/** Reads `API_ROOT` and `SITE_ROOT`; throws an error with a one-line message if one is invalid. */
export function readNativeAddresses(env: Record<string, string | undefined>): NativeAddresses {
  const apiRoot = rootOf("API_ROOT", env.API_ROOT);
  if (apiRoot === null)
    throw new Error("API_ROOT: not set; allowed: your server's address, https://order.example.com");
  const siteRoot = rootOf("SITE_ROOT", env.SITE_ROOT) ?? new URL(apiRoot).origin;
  if (new URL(siteRoot).pathname !== "/") throw notAllowed("SITE_ROOT", siteRoot);
  return { apiRoot, siteRoot };
}

/** Telephones block plain HTTP, except to the host of an emulator. */
function rootOf(name: string, value: string | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK.test(url.hostname));
  if (!url || !isSafe || url.search || url.hash || url.username) throw notAllowed(name, text);
  return text.replace(/\/+$/, "");
}

function notAllowed(name: string, text: string): Error {
  return new Error(
    `${name}: "${text}" is not allowed; allowed: an address such as https://order.example.com`,
  );
}
