import { type ApiProblem, isRecord, problemOf } from "@noren/contract/api-problem.ts";
import type { Locale } from "@noren/contract/locales.ts";
import {
  type PictureCrop,
  type UploadedPicture,
  uploadedPictureSchema,
} from "@noren/contract/staff/pictures.ts";
import { parsedJson } from "../../platform/parsed-json.ts";

type Sent = { ok: true; payload: UploadedPicture } | { ok: false; problem: ApiProblem };
/** `share` from 0 to 1 of what was sent. */
type OnProgress = (share: number) => void;

const UNREACHABLE: Sent = {
  ok: false,
  problem: { code: "unreachable", status: 0, message: "" },
};

/**
 * Uploads a photo. `XMLHttpRequest`, because `fetch` tells nothing of the progress of an upload.
 */
export function sendPhoto(
  bytes: Blob,
  { x, y, width, height }: PictureCrop,
  { locale, onProgress }: { locale: Locale; onProgress: OnProgress },
): Promise<Sent> {
  const query = new URLSearchParams(
    Object.entries({ x, y, width, height }).map(([name, value]) => [name, value.toFixed(4)]),
  );
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/v2/staff/pictures?${query}`);
    request.setRequestHeader("accept-language", locale);
    request.setRequestHeader("content-type", bytes.type || "application/octet-stream");
    request.setRequestHeader("x-noren-desk", "1");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve(UNREACHABLE);
    request.ontimeout = () => resolve(UNREACHABLE);
    request.onload = () => resolve(readAnswer(request));
    request.send(bytes);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): Sent {
  const answer = parsedJson(responseText);
  const known = uploadedPictureSchema.safeParse(isRecord(answer) ? answer.payload : null);
  if (known.success) return { ok: true, payload: known.data };
  return { ok: false, problem: problemOf(new Response(null, { status }), answer) };
}
