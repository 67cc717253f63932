import { DETAIL_LENGTHS } from "@noren/contract/delivery-details.ts";
import { useRef, useState } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { WISHES_WORDS } from "../../../i18n/wishes-words.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { changeDelivery, useCheckout } from "../state/checkout-store.ts";
import styles from "./delivery-details.module.css";
import { OpenButton } from "./open-button.tsx";

/** Floor, door code and instructions: folded until they are wanted, or known. */
export function DeliveryDetails() {
  const { locale } = useLocale();
  const { delivery, fieldErrors } = useCheckout();
  const { floor, door_code, instructions } = delivery;
  const isKnown = [floor, door_code, instructions].some((text) => text !== "");
  const [isOpen, setOpen] = useState(isKnown);
  const fields = useRef<HTMLFieldSetElement>(null);
  const words = WISHES_WORDS[locale].details;

  // Also open where details are filled in from elsewhere, so that nothing unseen is sent.
  if (!isOpen && !isKnown) {
    return (
      <OpenButton onOpen={() => setOpen(true)} fields={fields}>
        {words.open} <span className={styles.optional}>{words.optional}</span>
      </OpenButton>
    );
  }
  return (
    <fieldset ref={fields} className={styles.details}>
      <legend className={styles.legend}>
        {words.legend} <span className={styles.optional}>{words.optional}</span>
      </legend>
      <div className={styles.pair}>
        <TextField
          name="floor"
          label={words.floor}
          autoComplete="address-line2"
          enterKeyHint="next"
          maxLength={DETAIL_LENGTHS.floor}
          value={floor}
          error={fieldErrors.floor}
          onChange={({ target }) => changeDelivery({ floor: target.value })}
        />
        <TextField
          name="door_code"
          label={words.doorCode}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={DETAIL_LENGTHS.door_code}
          value={door_code}
          error={fieldErrors.door_code}
          onChange={({ target }) => changeDelivery({ door_code: target.value })}
        />
      </div>
      <TextArea
        name="instructions"
        label={words.instructions}
        hint={words.instructionsHint(DETAIL_LENGTHS.instructions)}
        autoComplete="off"
        maxLength={DETAIL_LENGTHS.instructions}
        value={instructions}
        onChange={({ target }) => changeDelivery({ instructions: target.value })}
      />
    </fieldset>
  );
}
