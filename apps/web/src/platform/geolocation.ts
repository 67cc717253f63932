/** Degrees, WGS84; or why the device says none. */
export type Position =
  | { ok: true; lat: number; lng: number }
  | { ok: false; reason: "unsupported" | "denied" | "unavailable" };

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  // Who asks twice in a minute stands where they stood.
  maximumAge: 60_000,
};

let source = browserPosition;

/** Where the device is; the visitor is asked for leave. The one place that talks to its sensors. */
export function currentPosition(): Promise<Position> {
  return source();
}

/** The phone app asks the device itself. */
export function setPositionSource(position: () => Promise<Position>): void {
  source = position;
}

function browserPosition(): Promise<Position> {
  // Browsers give positions to secure pages only.
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
