import { MAX_PICTURE_PIXELS } from "@noren/contract/staff/pictures.ts";

/** Longest side in px of what is sent: more than any width that is served needs. */
const LONGEST = 2400;
const QUALITY = 0.9;

/** A photo drawn upright on a canvas; `unreadable` for the browser. */
export async function drawPhoto(
  file: Blob,
): Promise<HTMLCanvasElement | "unreadable" | "too_many_pixels"> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    if (bitmap.width * bitmap.height > MAX_PICTURE_PIXELS) {
      bitmap.close();
      return "too_many_pixels";
    }
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return "unreadable";
    // JPEG has no transparency; without this it would be black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas;
  } catch {
    return "unreadable";
  }
}

/** The photo as it is sent: a few hundred kilobytes instead of a phone's many megabytes. */
export function photoBytes(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
