/** Types of the service worker scope, which TypeScript's `dom` library lacks. */
type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = LastingEvent & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

export type WorkerScope = {
  location: Location;
  clients: { claim: () => Promise<void> };
  addEventListener: {
    (type: "install" | "activate", handler: (event: LastingEvent) => void): void;
    (type: "fetch", handler: (event: FetchEvent) => void): void;
    (type: "message", handler: (event: LastingEvent & { data: unknown }) => void): void;
  };
};
