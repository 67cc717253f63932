import { MAX_PICTURE_BYTES, type PictureCrop } from "@noren/contract/staff/pictures.ts";
import type { Picture, PicturePoint } from "@noren/ordering/model.ts";
import { useEffect, useRef, useState } from "react";
import { useOffice } from "../desk-context.tsx";
import { MIDDLE, withFocus } from "./focus-point.tsx";
import { sendPhoto } from "./send-photo.ts";
import { drawPhoto, photoBytes } from "./shrunk-photo.ts";

const WHOLE: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };

/** What is sent, and sent again on a retry. */
type Chosen = { bytes: Blob; crop: PictureCrop; focus: PicturePoint };

type PhotoUpload = {
  onSent: (picture: Picture) => Promise<void>;
  /** Of a page that was left meanwhile. */
  onFailedAway: (text: string) => void;
};

/**
 * A photo on its way: chosen from the device, cropped, sent. `drawn`: the one that is to be cropped;
 * `share`: how much of it was sent, from 0 to 1; `again`: present where a retry may help.
 */
export function usePhotoUpload({ onSent, onFailedAway }: PhotoUpload) {
  const { m, locale } = useOffice();
  const words = m.dish.photo;
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<{ text: string; again: (() => void) | null } | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function choose(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    if (file.size > MAX_PICTURE_BYTES) return setProblem({ text: words.tooLarge, again: null });
    setIsReading(true);
    const photo = await drawPhoto(file);
    setIsReading(false);
    if (photo === "too_many_pixels") setProblem({ text: words.tooManyPixels, again: null });
    // What the browser cannot read goes to the server as it is, which says why in words.
    else if (photo === "unreadable") await send({ bytes: file, crop: WHOLE, focus: MIDDLE });
    else setDrawn(photo);
  }

  async function crop(canvas: HTMLCanvasElement, part: PictureCrop, focus: PicturePoint) {
    setDrawn(null);
    const bytes = await photoBytes(canvas);
    if (bytes) await send({ bytes, crop: part, focus });
    else setProblem({ text: words.unreadable, again: null });
  }

  async function send(chosen: Chosen) {
    setProblem(null);
    setShare(0);
    const sent = await sendPhoto(chosen.bytes, chosen.crop, { locale, onProgress: setShare });
    setShare(null);
    if (sent.ok) return onSent(withFocus(sent.payload.picture, chosen.focus));
    const isLost = sent.problem.code === "unreachable";
    const text = isLost ? words.lost : sent.problem.message;
    if (!isHere.current) return onFailedAway(text);
    setProblem({ text, again: isLost ? () => void send(chosen) : null });
  }

  return { drawn, isReading, share, problem, choose, crop, cancelCrop: () => setDrawn(null) };
}
