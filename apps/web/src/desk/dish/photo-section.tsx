import { formatPercent } from "@noren/contract/format/percent.ts";
import type { DishValues, StaffDish } from "@noren/contract/staff/menu-dish.ts";
import type { PictureCrop } from "@noren/contract/staff/pictures.ts";
import { MAX_PICTURE_BYTES } from "@noren/contract/staff/pictures.ts";
import type { PicturePoint } from "@noren/ordering/model.ts";
import { Suspense, useRef, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { FieldInput, type InputField } from "../menu/field-input.tsx";
import { say } from "../notices/notices-store.ts";
import { deskPart } from "../read/desk-part.tsx";
import { changeDish } from "./change-dish.ts";
import section from "./dish-section.module.css";
import { DishSection } from "./dish-section.tsx";
import { readDish } from "./dish-store.ts";
import { MIDDLE, withFocus } from "./focus-point.tsx";
import styles from "./photo-section.module.css";
import { photoSource } from "./photo-source.ts";
import { sendPhoto } from "./send-photo.ts";
import { drawPhoto, photoBytes } from "./shrunk-photo.ts";

const CropDialog = deskPart(() => import("./crop-dialog.tsx").then((part) => part.CropDialog));
const FocusDialog = deskPart(() => import("./focus-dialog.tsx").then((part) => part.FocusDialog));

const TYPES = "image/jpeg,image/png,image/webp,image/avif";
const WHOLE: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };

type Sending = { share: number };
/** What is sent again on a retry. */
type Chosen = { bytes: Blob; crop: PictureCrop; focus: PicturePoint };

type PhotoSectionProps = {
  dish: StaffDish;
  fields: Record<"picture_alt" | "picture_alt_en", InputField>;
};

/** The photo of the dish: chosen from the device, cropped, sent with its progress; what it shows. */
export function PhotoSection({ dish, fields }: PhotoSectionProps) {
  const desk = useOffice();
  const { m, locale } = desk;
  const words = m.dish.photo;
  const { target, item_id: id, values } = dish;
  const { picture, name, name_en } = values;
  const input = useRef<HTMLInputElement>(null);
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null);
  const [isFocusing, setFocusing] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<{ text: string; again: Chosen | null } | null>(null);

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
    setSending({ share: 0 });
    const onProgress = (share: number) => setSending({ share });
    const sent = await sendPhoto(chosen.bytes, chosen.crop, { locale, onProgress });
    setSending(null);
    if (!sent.ok) {
      const isLost = sent.problem.code === "unreachable";
      const text = isLost ? words.lost : sent.problem.message;
      // The dish was left meanwhile.
      if (!input.current)
        return say({ kind: "problem", text: words.failed(name, text), about: `photo:${target}` });
      return setProblem({ text, again: isLost ? chosen : null });
    }
    await save(withFocus(sent.payload.picture, chosen.focus), words.changed(name));
  }

  async function save(changed: DishValues["picture"], text: string) {
    await changeDish({ desk, target, id, field: "picture", text }, () => changed);
  }

  return (
    <DishSection id="photo" title={m.dish.sections.photo}>
      {picture ? (
        <img
          className={styles.photo}
          src={photoSource(picture)}
          style={{ backgroundColor: picture.background }}
          width={640}
          height={480}
          alt={values.picture_alt ?? name}
        />
      ) : (
        <p className={section.soft}>{words.none}</p>
      )}
      <div className={section.row}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept={TYPES}
          aria-label={picture ? words.change : words.choose}
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            void choose(file);
          }}
        />
        <Button
          variant={picture ? "secondary" : "primary"}
          disabled={sending !== null || isReading}
          onClick={() => input.current?.click()}
        >
          {picture ? words.change : words.choose}
        </Button>
        {picture && (
          <>
            <Button variant="secondary" onClick={() => setFocusing(true)}>
              {words.focus}
            </Button>
            <Button variant="secondary" onClick={() => void save(null, words.removed(name))}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
      {picture && (
        <div className={section.pair}>
          <FieldInput
            field={fields.picture_alt}
            lang="fr"
            placeholder={name}
            hint={m.dish.hints.picture_alt}
          />
          <FieldInput
            field={fields.picture_alt_en}
            lang="en"
            placeholder={values.picture_alt ?? name_en ?? name}
            hint={m.dish.hints.picture_alt_en}
          />
        </div>
      )}
      <SectionDrafts
        target={target}
        fields={["picture"]}
        onTaken={() => void readDish(desk.api, id)}
      />
      <div role="status" className={styles.status}>
        {isReading && <p>{words.reading}</p>}
        {sending && (
          <>
            <p>
              {sending.share < 1
                ? words.sending(formatPercent(Math.round(sending.share * 100), locale))
                : words.converting}
            </p>
            <Progress value={sending.share} />
          </>
        )}
      </div>
      {problem && (
        <Alert
          kind="error"
          action={
            problem.again && (
              <Button variant="secondary" onClick={() => problem.again && void send(problem.again)}>
                {words.retry}
              </Button>
            )
          }
        >
          {problem.text}
        </Alert>
      )}
      {drawn && (
        <Suspense>
          <CropDialog
            photo={drawn}
            onClose={() => setDrawn(null)}
            onCrop={(part, focus) => void crop(drawn, part, focus)}
          />
        </Suspense>
      )}
      {picture && isFocusing && (
        <Suspense>
          <FocusDialog
            picture={picture}
            onClose={() => setFocusing(false)}
            onChoose={(focus) => {
              setFocusing(false);
              void save(withFocus(picture, focus), words.focused(name));
            }}
          />
        </Suspense>
      )}
    </DishSection>
  );
}
