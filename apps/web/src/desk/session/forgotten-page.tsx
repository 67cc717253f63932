import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Link } from "../../ui/link.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";
import { OwnEmailField } from "./own-fields.tsx";
import styles from "./signed-out-layout.module.css";
import { SignedOutLayout } from "./signed-out-layout.tsx";

/** Shows the same message whether or not an account exists. */
export function ForgottenPage() {
  const { m, api } = useDesk();
  const [isSent, setSent] = useState(false);
  return (
    <SignedOutLayout title={m.forgotten.title}>
      {isSent ? (
        <Alert kind="good">{m.forgotten.sent}</Alert>
      ) : (
        <DeskForm
          className={styles.form}
          stored={{ email: "" }}
          save={(typed) => api.forgottenPassword(typed)}
          onSaved={() => setSent(true)}
          submit={m.forgotten.submit}
        >
          {({ values, change, problemOf }) => (
            <>
              <p className={styles.lead}>{m.forgotten.lead}</p>
              <OwnEmailField
                value={values.email}
                error={problemOf("email")}
                onChange={(email) => change({ email })}
              />
            </>
          )}
        </DeskForm>
      )}
      <Link to="/sign-in">{m.welcome.toSignIn}</Link>
    </SignedOutLayout>
  );
}
