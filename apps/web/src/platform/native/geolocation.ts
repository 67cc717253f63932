import { Geolocation } from "@capacitor/geolocation";
import type { Position } from "../geolocation.ts";

const OPTIONS = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

/** Position of the device, by its own permission prompt instead of the web view's. */
export async function devicePosition(): Promise<Position> {
  try {
    const { location } = await Geolocation.requestPermissions();
    if (location === "denied") return { ok: false, reason: "denied" };
    const { coords } = await Geolocation.getCurrentPosition(OPTIONS);
    return { ok: true, lat: coords.latitude, lng: coords.longitude };
  } catch (error) {
    console.info("[noren] no position", error);
    return { ok: false, reason: "unavailable" };
  }
}
