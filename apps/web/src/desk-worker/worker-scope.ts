/** Types of the worker's scope that TypeScript's `dom` library lacks. */
type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

type PushEvent = LastingEvent & { data: { text: () => string } | null };
type ClickEvent = LastingEvent & { notification: Notification };

export type DeskWindow = {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
};

export type WorkerScope = {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (wanted: { type: "window"; includeUncontrolled: true }) => Promise<DeskWindow[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  addEventListener: {
    (type: "install" | "activate", handler: (event: LastingEvent) => void): void;
    (type: "push", handler: (event: PushEvent) => void): void;
    (type: "notificationclick", handler: (event: ClickEvent) => void): void;
  };
};
