import { type ComponentProps, useState } from "react";
import { useMessages } from "../../../i18n/locale-context.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FieldQuestion, questionId } from "../../questions/field-question.tsx";
import { asksAboutStreet, onceLeft } from "../../questions/questions.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { townOf } from "../form/copy-location.ts";
import { deliveryProblems } from "../form/form-problems.ts";
import { useFlow } from "../state/checkout-context.ts";
import { changeDelivery, useCheckout } from "../state/checkout-store.ts";
import styles from "./address-fields.module.css";
import { DeliveryReach } from "./delivery-reach.tsx";

type Field = "address" | "postal_code" | "city" | "country";

const INPUTS: Record<Field, ComponentProps<"input">> = {
  address: { autoComplete: "street-address", enterKeyHint: "next", maxLength: 300 },
  postal_code: {
    autoComplete: "postal-code",
    inputMode: "numeric",
    enterKeyHint: "next",
    maxLength: 20,
  },
  city: { autoComplete: "address-level2", enterKeyHint: "go", maxLength: 200 },
  country: { autoComplete: "country-name", enterKeyHint: "go", maxLength: 100 },
};

/** The address fields, with the delivery fee or the out-of-range message. */
export function AddressFields() {
  const m = useMessages<"checkout">();
  const { settings } = useShop();
  const { view } = useFlow();
  const { delivery, submitted, fieldErrors } = useCheckout();
  const [left, setLeft] = useState<readonly Field[]>([]);
  const words = m.checkout.address;
  const problems: Partial<Record<Field, "required" | "email">> = deliveryProblems(
    delivery,
    view.orderType,
  );

  const field = (name: Field) => {
    const problem = submitted.delivery || left.includes(name) ? problems[name] : undefined;
    return (
      <TextField
        {...INPUTS[name]}
        name={name}
        label={words[name]}
        hint={name === "address" ? words.addressHint : undefined}
        aria-describedby={name === "address" ? questionId(name) : undefined}
        required={name !== "country"}
        value={delivery[name]}
        error={problem ? m.checkout.problems[problem] : fieldErrors[name]}
        onChange={({ target: { value } }) => {
          const town = name === "postal_code" ? townOf(value, settings.delivery) : "";
          changeDelivery({ [name]: value, ...(town && { city: town }) });
        }}
        onBlur={() => {
          setLeft((fields) => [...fields, name]);
          if (name === "address") onceLeft(() => asksAboutStreet(delivery.address));
        }}
      />
    );
  };

  return (
    <fieldset className={styles.address}>
      <legend className="visually-hidden">{words.legend}</legend>
      <div>
        {field("address")}
        <FieldQuestion field="address" value={delivery.address} isEarly={!submitted.delivery} />
      </div>
      <div className={styles.town}>
        {field("postal_code")}
        {field("city")}
      </div>
      {field("country")}
      <DeliveryReach />
    </fieldset>
  );
}
