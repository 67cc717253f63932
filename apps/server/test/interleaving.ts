import type { Passwords } from "../src/accounts/passwords.ts";

/** A JSON body of which nothing arrives before its release. */
export function heldBody(sent: unknown) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      await promise;
      controller.enqueue(new TextEncoder().encode(JSON.stringify(sent)));
      controller.close();
    },
  });
  return { init: { body, duplex: "half" as const }, release: resolve };
}

/** Passwords whose comparison is followed by `between`, before its result is known. */
export function comparedBefore(
  { hash, matches }: Passwords,
  between: () => Promise<void>,
): Passwords {
  return {
    hash,
    async matches(password, known) {
      const isRight = await matches(password, known);
      await between();
      return isRight;
    },
  };
}
