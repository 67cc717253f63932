import type { ComponentProps } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type AccountField, digitsOf } from "./form-check.ts";
import type { AccountForm } from "./use-account-form.ts";

/** Attributes for autofill and for the right on-screen keyboard. */
const INPUTS: Record<AccountField, ComponentProps<"input">> = {
  first_name: { autoComplete: "given-name", autoCapitalize: "words", maxLength: 100 },
  last_name: { autoComplete: "family-name", autoCapitalize: "words", maxLength: 100 },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel", maxLength: 40 },
  email: {
    type: "email",
    autoComplete: "email",
    inputMode: "email",
    autoCapitalize: "none",
    maxLength: 254,
  },
  address: { autoComplete: "street-address", maxLength: 300 },
  password: { autoComplete: "current-password" },
  new_password: { autoComplete: "new-password" },
  repeat: { autoComplete: "new-password" },
  otp: { autoComplete: "one-time-code", inputMode: "numeric", spellCheck: false },
};

type AccountInputProps<Field extends AccountField> = Omit<ComponentProps<"input">, "form"> & {
  form: AccountForm<Field>;
  name: Field;
  label?: string;
  hint?: string | undefined;
};

/** A labelled field of an account form. Only the address is optional. */
export function AccountInput<Field extends AccountField>(props: AccountInputProps<Field>) {
  const { form, name, label, hint, ...over } = props;
  const words = useMessages<"account">().account;
  const input = {
    ...INPUTS[name],
    enterKeyHint: "next" as const,
    required: name !== "address",
    ...over,
    name,
    label: label ?? words.fields[name],
    hint,
    value: form.values[name],
    error: form.errorOf(name),
  };
  if (name === "password" || name === "new_password" || name === "repeat")
    return (
      <PasswordField
        {...input}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        onChange={({ target }) => form.change(name, target.value)}
      />
    );
  return (
    <TextField
      {...input}
      optional={name === "address" ? words.optional : undefined}
      onChange={({ target: { value } }) =>
        form.change(name, name === "otp" ? digitsOf(value) : value)
      }
    />
  );
}
