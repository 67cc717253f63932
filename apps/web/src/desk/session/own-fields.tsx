import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDesk } from "../desk-context.tsx";

type OwnFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The e-mail to sign in with. */
export function OwnEmailField(props: OwnFieldProps & { readOnly?: boolean }) {
  const { onChange, ...field } = props;
  const { m } = useDesk();
  return (
    <TextField
      label={m.fields.email}
      type="email"
      autoComplete="username"
      required
      {...field}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The current password or, with `isNew`, a new one. */
export function OwnPasswordField(props: OwnFieldProps & { label?: string; isNew?: boolean }) {
  const { isNew = false, onChange, ...field } = props;
  const { m } = useDesk();
  return (
    <PasswordField
      label={isNew ? m.fields.newPassword : m.fields.password}
      hint={isNew ? m.fields.passwordHint : undefined}
      showLabel={m.fields.show}
      hideLabel={m.fields.hide}
      autoComplete={isNew ? "new-password" : "current-password"}
      required
      {...field}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A code of the authenticator app, or a recovery code. */
export function OwnCodeField({ onChange, ...field }: OwnFieldProps) {
  const { m } = useDesk();
  return (
    <TextField
      label={m.signIn.code}
      hint={m.signIn.codeHint}
      autoComplete="one-time-code"
      required
      {...field}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
