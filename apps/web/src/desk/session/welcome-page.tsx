import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { StaffLink, StaffMe } from "@noren/contract/staff/people.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Link } from "../../ui/link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";
import { OwnEmailField, OwnPasswordField } from "./own-fields.tsx";
import { setMe } from "./session-store.ts";
import styles from "./signed-out-layout.module.css";
import { SignedOutLayout } from "./signed-out-layout.tsx";

/** The fragment of a URL is not sent to the server: the token is in no log and no referrer. */
function tokenOfAddress(): string {
  return window.location.hash.slice(1);
}

/** The page behind the links of set-up, invitation and forgotten password. */
export function WelcomePage() {
  const { m, api } = useDesk();
  const [token] = useState(tokenOfAddress);
  const [link, setLink] = useState<StaffLink | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  useEffect(() => {
    let isGone = false;
    void api.readLink({ token }).then((reply) => {
      if (isGone) return;
      if (reply.ok) setLink(reply.payload);
      else setProblem(reply.problem);
    });
    return () => {
      isGone = true;
    };
  }, [api, token]);

  if (problem)
    return (
      <SignedOutLayout title={m.welcome.deadTitle}>
        <Alert kind="error">{problem.message || m.unreachable}</Alert>
        <p className={styles.lead}>{m.welcome.deadText}</p>
        <Link to="/sign-in">{m.welcome.toSignIn}</Link>
      </SignedOutLayout>
    );
  if (!link)
    return (
      <SignedOutLayout title={m.welcome.looking}>
        <Skeleton lines={3} size="field" />
      </SignedOutLayout>
    );
  return <LinkForm link={link} token={token} />;
}

function LinkForm({ link, token }: { link: StaffLink; token: string }) {
  const { m, api } = useDesk();
  const { useLink: takeLink } = api;
  const navigate = useNavigate();
  const isNew = link.purpose !== "reset";
  const stored = { name: "", email: link.email ?? "", password: "" };

  // Null: the password was accepted, a code of the app is still required.
  function used({ me }: { me: StaffMe | null }) {
    setMe(me);
    navigate(me ? "/" : "/sign-in", { replace: true });
  }

  return (
    <SignedOutLayout title={m.welcome.titles[link.purpose](link.restaurant)}>
      <p className={styles.lead}>{m.welcome.leads[link.purpose](m.roles[link.role])}</p>
      <DeskForm
        className={styles.form}
        stored={stored}
        save={({ name, email, password }) =>
          takeLink({ token, password, ...(isNew && { name }), ...(!link.email && { email }) })
        }
        onSaved={used}
        submit={m.welcome.submit}
        busy={m.welcome.busy}
      >
        {({ values, change, problemOf }) => (
          <>
            {isNew && (
              <TextField
                label={m.fields.name}
                hint={m.welcome.nameHint}
                autoComplete="name"
                required
                value={values.name}
                error={problemOf("name")}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
            <OwnEmailField
              readOnly={link.email !== null}
              value={values.email}
              error={problemOf("email")}
              onChange={(email) => change({ email })}
            />
            <OwnPasswordField
              isNew
              value={values.password}
              error={problemOf("password")}
              onChange={(password) => change({ password })}
            />
          </>
        )}
      </DeskForm>
    </SignedOutLayout>
  );
}
