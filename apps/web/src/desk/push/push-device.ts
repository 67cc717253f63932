import type { PushSubscriptionRequest } from "@noren/contract/staff/push.ts";

const WORKER = "/desk-worker.js";
const SCOPE = "/desk";

/**
 * Whether this device can be woken: `install_first`: iPhones and iPads take pushes only for an app
 * on the home screen; `denied`: the person refused notifications.
 */
export type PushSupport = "ready" | "denied" | "install_first" | "none";

export function pushSupport(): PushSupport {
  if (isUninstalledOnIos()) return "install_first";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "none";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** Safari alone says whether a page runs from the home screen. */
export function isUninstalledOnIos(): boolean {
  return "standalone" in navigator && navigator.standalone === false;
}

/**
 * Subscribes this device with the server's key; asks for permission where nobody has answered yet, so
 * it must be called from a user gesture then. Null where the person refused.
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscriptionRequest | null> {
  if (!(await isPermitted())) return null;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const registration = await activeRegistration();
  const known = await registration.pushManager.getSubscription();
  // Made with another server key, as after a restore: it cannot be used any more.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  return requestOf(
    await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }),
  );
}

async function isPermitted(): Promise<boolean> {
  const { permission } = Notification;
  return (
    (permission === "default" ? await Notification.requestPermission() : permission) === "granted"
  );
}

/** The subscription that this browser holds; null without one. */
export async function deviceSubscription(): Promise<PushSubscriptionRequest | null> {
  const registration = await deskRegistration();
  const known = await registration?.pushManager?.getSubscription();
  return known ? requestOf(known) : null;
}

export async function unsubscribeDevice(): Promise<void> {
  const registration = await deskRegistration();
  const known = await registration?.pushManager?.getSubscription();
  await known?.unsubscribe();
}

/** The desk's own worker; a page outside of its scope is controlled by another. */
export async function deskRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find(({ scope }) => new URL(scope).pathname === SCOPE);
}

/** `ready` waits for the worker of the page, which may be the storefront's. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await deskRegistration();
  if (!registration) throw new Error("The desk's service worker is not registered");
  const starting = registration.installing ?? registration.waiting;
  if (registration.active || !starting) return registration;
  await new Promise<void>((resolve) => {
    const check = () => starting.state === "activated" && resolve();
    starting.addEventListener("statechange", check);
    check();
  });
  return registration;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return base64Url(String.fromCharCode(...bytes));
}

function base64Url(binary: string): string {
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function requestOf(subscription: PushSubscription): PushSubscriptionRequest {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  return { endpoint: endpoint ?? "", keys: { p256dh, auth } };
}
