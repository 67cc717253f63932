import type { Picture, PicturePoint } from "@noren/ordering/model.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { focusPosition } from "../../ui/focus-position.ts";
import { useOffice } from "../desk-context.tsx";
import { DialogHead } from "../dialog/dialog-head.tsx";
import dialog from "./crop-dialog.module.css";
import styles from "./focus-dialog.module.css";
import { FocusPoint, MIDDLE, pointIn } from "./focus-point.tsx";
import { photoSource } from "./photo-source.ts";

type FocusDialogProps = {
  picture: Picture;
  onClose: () => void;
  onChoose: (focus: PicturePoint) => void;
};

/** The focal point of a dish's photo, with the photo as narrow and as wide as guests see it. */
export function FocusDialog({ picture, onClose, onChoose }: FocusDialogProps) {
  const { m } = useOffice();
  const words = m.dish.photo;
  const { card, sheet } = m.dish.preview;
  const [focus, setFocus] = useState(picture.focus ?? MIDDLE);
  const src = photoSource(picture);
  const cut = { objectPosition: focusPosition({ focus }) };
  return (
    <Dialog open onClose={onClose} label={words.focus} className={dialog.dialog}>
      <DialogHead title={words.focus} onClose={onClose} />
      <div className={dialog.body}>
        <div className={styles.photo}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys move the point itself */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
          <img
            src={src}
            width={640}
            height={480}
            alt=""
            onClick={(event) => setFocus(pointIn(event.currentTarget, event))}
          />
          <FocusPoint point={focus} onMove={setFocus} />
        </div>
        <p className={dialog.hint}>{words.focusHint}</p>
        <div className={styles.cuts}>
          <figure>
            <img className={styles.narrow} src={src} alt="" style={cut} />
            <figcaption>{card}</figcaption>
          </figure>
          <figure>
            <img className={styles.wide} src={src} alt="" style={cut} />
            <figcaption>{sheet}</figcaption>
          </figure>
        </div>
      </div>
      <div className={dialog.foot}>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button onClick={() => onChoose(focus)}>{words.saveFocus}</Button>
      </div>
    </Dialog>
  );
}
