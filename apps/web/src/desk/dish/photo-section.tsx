import { formatPercent } from "@noren/contract/format/percent.ts";
import type { DishValues, StaffDish } from "@noren/contract/staff/menu-dish.ts";
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
import { withFocus } from "./focus-point.tsx";
import styles from "./photo-section.module.css";
import { photoSource } from "./photo-source.ts";
import { usePhotoUpload } from "./use-photo-upload.ts";

const CropDialog = deskPart(() => import("./crop-dialog.tsx").then((part) => part.CropDialog));
const FocusDialog = deskPart(() => import("./focus-dialog.tsx").then((part) => part.FocusDialog));

const TYPES = "image/jpeg,image/png,image/webp,image/avif";

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
  const [isFocusing, setFocusing] = useState(false);
  const upload = usePhotoUpload({
    onSent: (sent) => save(sent, words.changed(name)),
    onFailedAway: (text) =>
      say({ kind: "problem", text: words.failed(name, text), about: `photo:${target}` }),
  });
  const { drawn, isReading, share, problem } = upload;

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
            void upload.choose(file);
          }}
        />
        <Button
          variant={picture ? "secondary" : "primary"}
          disabled={share !== null || isReading}
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
        {share !== null && (
          <>
            <p>
              {share < 1
                ? words.sending(formatPercent(Math.round(share * 100), locale))
                : words.converting}
            </p>
            <Progress value={share} />
          </>
        )}
      </div>
      {problem && (
        <Alert
          kind="error"
          action={
            problem.again && (
              <Button variant="secondary" onClick={problem.again}>
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
            onClose={upload.cancelCrop}
            onCrop={(part, focus) => void upload.crop(drawn, part, focus)}
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
