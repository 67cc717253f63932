import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import { useCommand } from "../use-command.ts";
import { OwnEmailField } from "./own-fields.tsx";
import styles from "./signed-out-layout.module.css";
import { SignedOutLayout } from "./signed-out-layout.tsx";

/** Shows the same message whether or not an account exists. */
export function ForgottenPage() {
  const { m, api } = useDesk();
  const { send, isBusy, problems, message } = useCommand();
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (await send(() => api.forgottenPassword({ email }))) setSent(true);
  }

  return (
    <SignedOutLayout title={m.forgotten.title}>
      {isSent ? (
        <Alert kind="good">{m.forgotten.sent}</Alert>
      ) : (
        <form className={styles.form} onSubmit={ask} noValidate>
          <p className={styles.lead}>{m.forgotten.lead}</p>
          {message && <Alert kind="error">{message}</Alert>}
          <OwnEmailField value={email} error={problems.email} onChange={setEmail} />
          <Button type="submit" size="l" fullWidth disabled={isBusy}>
            {m.forgotten.submit}
          </Button>
        </form>
      )}
      <Link to="/sign-in">{m.welcome.toSignIn}</Link>
    </SignedOutLayout>
  );
}
