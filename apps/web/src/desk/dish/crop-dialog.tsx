import "react-image-crop/dist/ReactCrop.css";
import type { PictureCrop } from "@noren/contract/staff/pictures.ts";
import type { PicturePoint } from "@noren/ordering/model.ts";
import { useLayoutEffect, useRef, useState } from "react";
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useOffice } from "../desk-context.tsx";
import { DialogHead } from "../dialog/dialog-head.tsx";
import styles from "./crop-dialog.module.css";
import { FocusPoint, MIDDLE } from "./focus-point.tsx";

/** Width by height of every picture of the menu. */
const ASPECT = 4 / 3;

type CropDialogProps = {
  photo: HTMLCanvasElement;
  onClose: () => void;
  /** The part as fractions of the photo; the focal point is one of the part. */
  onCrop: (part: PictureCrop, focus: PicturePoint) => void;
};

/**
 * The largest part of the right shape at first; handles and frame move by finger, mouse and arrows.
 */
export function CropDialog({ photo, onClose, onCrop }: CropDialogProps) {
  const { m } = useOffice();
  const words = m.dish.photo;
  const holder = useRef<HTMLDivElement>(null);
  const [crop, setCrop] = useState<PercentCrop>(() => largest(photo));
  const [focus, setFocus] = useState(MIDDLE);
  useLayoutEffect(() => {
    holder.current?.replaceChildren(photo);
  }, [photo]);
  return (
    <Dialog open onClose={onClose} label={words.crop} className={styles.dialog}>
      <DialogHead title={words.crop} onClose={onClose} />
      <div className={styles.body}>
        <ReactCrop
          aspect={ASPECT}
          crop={crop}
          keepSelection
          ruleOfThirds
          minWidth={48}
          ariaLabels={words.handles}
          renderSelectionAddon={() => <FocusPoint point={focus} onMove={setFocus} />}
          onChange={(_, percent) => setCrop(percent)}
        >
          <div ref={holder} className={styles.photo} />
        </ReactCrop>
        <p className={styles.hint}>{words.cropHint}</p>
      </div>
      <div className={styles.foot}>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button onClick={() => onCrop(fractions(crop), focus)}>{words.save}</Button>
      </div>
    </Dialog>
  );
}

function largest({ width, height }: HTMLCanvasElement): PercentCrop {
  const isWide = width / height > ASPECT;
  const whole = isWide ? { unit: "%" as const, height: 100 } : { unit: "%" as const, width: 100 };
  return centerCrop(makeAspectCrop(whole, ASPECT, width, height), width, height);
}

function fractions({ x, y, width, height }: PercentCrop): PictureCrop {
  const share = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  return { x: share(x), y: share(y), width: share(width), height: share(height) };
}
