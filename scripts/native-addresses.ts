export type NativeAddresses = {
  /** The restaurant's server, for every call of the app. */
  apiRoot: string;
  /** Its site: where links to dishes and orders lead, and the app with them. */
  siteRoot: string;
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|10\.0\.2\.2)$/;

/** Reads `API_ROOT` and `SITE_ROOT`; throws one line that says what is wrong with them. */
export function readNativeAddresses(env: Record<string, string | undefined>): NativeAddresses {
  const apiRoot = rootOf("API_ROOT", env.API_ROOT);
  if (apiRoot === null)
    throw new Error("API_ROOT: not set; allowed: your server's address, https://order.example.com");
  return { apiRoot, siteRoot: rootOf("SITE_ROOT", env.SITE_ROOT) ?? new URL(apiRoot).origin };
}

/** Telephones refuse plain http, except to the machine that an emulator runs on. */
function rootOf(name: string, value: string | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK.test(url.hostname));
  if (!url || !isSafe || url.search || url.hash || url.username)
    throw new Error(
      `${name}: "${text}" is not allowed; allowed: an address such as https://order.example.com`,
    );
  return text.replace(/\/+$/, "");
}
