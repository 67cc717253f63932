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
