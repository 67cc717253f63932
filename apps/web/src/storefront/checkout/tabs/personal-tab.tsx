import { type FormEvent, useState } from "react";
import { useMessages } from "../../../i18n/locale-context.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { focusField } from "../../../ui/focus-field.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { FieldQuestion, questionId } from "../../questions/field-question.tsx";
import { asksAboutEmail, asksAboutPhone, onceLeft } from "../../questions/questions.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { NoticeAlert } from "../fields/notice-alert.tsx";
import { STEP_FORM } from "../fields/step-ids.ts";
import { useAddressBook } from "../fields/use-address-book.ts";
import type { PersonalForm } from "../form/checkout-form.ts";
import { firstProblem, PERSONAL_ORDER, personalProblems } from "../form/form-problems.ts";
import { useFlow } from "../state/checkout-context.ts";
import { changePersonal, say, useCheckout } from "../state/checkout-store.ts";
import styles from "./step-form.module.css";
import { WhoOrders } from "./who-orders.tsx";

type Field = keyof PersonalForm;

/** Attributes for autofill and for the right on-screen keyboard. */
const INPUTS: Record<Field, React.ComponentProps<"input">> = {
  first_name: { autoComplete: "given-name", autoCapitalize: "words", maxLength: 100 },
  last_name: { autoComplete: "family-name", autoCapitalize: "words", maxLength: 100 },
  email: { type: "email", autoComplete: "email", inputMode: "email", maxLength: 254 },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel", maxLength: 40 },
};

/** The customer's details (storefront.md §5). */
export function PersonalTab() {
  const { checkout: words } = useMessages<"checkout">();
  const { contacts } = useShop().settings;
  const { send } = useFlow();
  const { personal, remember, submitted, fieldErrors, user_id } = useCheckout();
  const [left, setLeft] = useState<readonly Field[]>([]);
  const problems = personalProblems(personal);
  // Loaded ahead, so that the next step doesn't move while it is read.
  useAddressBook();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const first = firstProblem(problems, PERSONAL_ORDER);
    useCheckout.setState({ submitted: { ...submitted, personal: true } });
    if (first === null && asksAboutEmail(personal.email))
      return focusField(event.currentTarget, "email");
    if (first === null && asksAboutPhone(personal.phone, contacts.phone))
      return focusField(event.currentTarget, "phone");
    send({ type: "personal_submitted", valid: first === null });
    if (first === null) return;
    say({ tab: "personal", placement: "personal", messageKey: "required_fields" });
    focusField(event.currentTarget, first);
  }

  const errorOf = (field: Field) => {
    const problem = submitted.personal || left.includes(field) ? problems[field] : undefined;
    return problem ? words.problems[problem] : fieldErrors[field];
  };
  const field = (name: Field) => (
    <TextField
      {...INPUTS[name]}
      name={name}
      label={words.personal[name]}
      hint={name === "email" ? words.personal.emailHint : undefined}
      required
      enterKeyHint={name === "phone" ? "go" : "next"}
      value={personal[name]}
      error={errorOf(name)}
      aria-describedby={name === "phone" || name === "email" ? questionId(name) : undefined}
      onChange={(event) => changePersonal({ [name]: event.target.value })}
      onBlur={() => {
        setLeft((fields) => [...fields, name]);
        if (name === "email") onceLeft(() => asksAboutEmail(personal.email));
        if (name === "phone") onceLeft(() => asksAboutPhone(personal.phone, contacts.phone));
      }}
    />
  );

  return (
    <form id={STEP_FORM} noValidate className={styles.form} onSubmit={submit}>
      <WhoOrders />
      <NoticeAlert placement="personal" />
      <div className={styles.pair}>
        {field("first_name")}
        {field("last_name")}
      </div>
      <div>
        {field("email")}
        <FieldQuestion field="email" value={personal.email} isEarly={!submitted.personal} />
      </div>
      <div>
        {field("phone")}
        <FieldQuestion field="phone" value={personal.phone} isEarly={!submitted.personal} />
      </div>
      {user_id === null && (
        <Checkbox
          label={words.personal.remember}
          checked={remember}
          onChange={(event) => useCheckout.setState({ remember: event.target.checked })}
        />
      )}
    </form>
  );
}
