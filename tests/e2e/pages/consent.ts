import type { BrowserContext } from "@playwright/test";

/** What the browser keeps of the answer to the question about cookies. */
export async function storedConsent(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "consent")?.value;
}
