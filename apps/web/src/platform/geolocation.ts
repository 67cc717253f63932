/** Degrees, WGS84; or why there is no position. */
export type Position =
  | { ok: true; lat: number; lng: number }
  | { ok: false; reason: "unsupported" | "denied" | "unavailable" };

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  // A position of the last minute is reused.
  maximumAge: 60_000,
};

let source = browserPosition;

/**
 * Position of the device; asks the visitor for permission. The only access to the device's sensors.
 */
export function currentPosition(): Promise<Position> {
  return source();
}

/** Replaces the source: the phone app uses the device's own API. */
export function setPositionSource(position: () => Promise<Position>): void {
  source = position;
}

function browserPosition(): Promise<Position> {
  // Browsers offer geolocation only in a secure context.
  if (!window.isSecureContext || !("geolocation" in navigator)) {
    console.info("[noren] geolocation is not supported here");
    return Promise.resolve({ ok: false, reason: "unsupported" });
  }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ ok: false, reason: code === PERMISSION_DENIED ? "denied" : "unavailable" }),
      OPTIONS,
    );
  });
}
