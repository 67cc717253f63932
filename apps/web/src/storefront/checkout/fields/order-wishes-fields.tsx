import { MAX_CUTLERY, MAX_ORDER_NOTE } from "@noren/contract/order-wishes.ts";
import { mayBringContainer } from "@noren/ordering/own-container.ts";
import { useRef, useState } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { WISHES_WORDS } from "../../../i18n/wishes-words.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useCart } from "../../cart/cart-store.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { changeWishes, useCheckout } from "../state/checkout-store.ts";
import { OpenButton } from "./open-button.tsx";
import styles from "./order-wishes-fields.module.css";
import { TellKitchen } from "./tell-kitchen.tsx";

/** What the guest asks for beyond the dishes: a dietary notice, cutlery, a note. */
export function OrderWishesFields() {
  const { locale } = useLocale();
  const { cutlery } = useCheckout((state) => state.wishes);
  const words = WISHES_WORDS[locale];
  return (
    <fieldset className={styles.wishes}>
      <legend className="visually-hidden">{words.legend}</legend>
      <TellKitchen />
      <div className={styles.cutlery}>
        <p>
          {words.cutlery}
          <span className={styles.hint}>{words.cutleryHint}</span>
        </p>
        <Stepper
          name={words.cutlery}
          value={cutlery}
          min={0}
          max={MAX_CUTLERY}
          onChange={(sets) => changeWishes({ cutlery: sets })}
        />
      </div>
      <OwnContainer />
      <OrderNote />
    </fieldset>
  );
}

/**
 * Asked for a pickup with a dish of a category that allows it; a press of its own, never preset.
 */
function OwnContainer() {
  const { locale } = useLocale();
  const { index } = useShop();
  const { refs, orderType } = useCart();
  const { own_container } = useCheckout((state) => state.wishes);
  const words = WISHES_WORDS[locale];
  if (!mayBringContainer(index, refs, orderType)) return null;
  return (
    <div>
      <Checkbox
        label={words.ownContainer}
        aria-describedby="own-container"
        checked={own_container === true}
        onChange={({ target }) => changeWishes({ own_container: target.checked })}
      />
      <p id="own-container" className={styles.hint}>
        {words.ownContainerHint}
      </p>
    </div>
  );
}

function OrderNote() {
  const { locale } = useLocale();
  const { note } = useCheckout((state) => state.wishes);
  const [isOpen, setOpen] = useState(note !== "");
  const field = useRef<HTMLDivElement>(null);
  const words = WISHES_WORDS[locale];
  if (!isOpen && note === "") {
    return (
      <OpenButton onOpen={() => setOpen(true)} fields={field}>
        {words.openNote}
      </OpenButton>
    );
  }
  return (
    <div ref={field} className={styles.note}>
      <TextArea
        name="order_note"
        label={words.note}
        hint={words.noteHint(MAX_ORDER_NOTE)}
        autoComplete="off"
        maxLength={MAX_ORDER_NOTE}
        value={note}
        onChange={({ target }) => changeWishes({ note: target.value })}
      />
    </div>
  );
}
