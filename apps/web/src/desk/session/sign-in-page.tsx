import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDesk } from "../desk-context.tsx";
import { Form } from "../page/form.tsx";
import { useCommand } from "../use-command.ts";
import { OwnEmailField, OwnPasswordField } from "./own-fields.tsx";
import { returnPath } from "./return-path.ts";
import { setMe, useSession } from "./session-store.ts";
import styles from "./signed-out-layout.module.css";
import { SignedOutLayout } from "./signed-out-layout.tsx";

/** E-mail and password first; a code only for staff members with a second factor. */
export function SignInPage() {
  const { m, api } = useDesk();
  const me = useSession((session) => session.me);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { send, isBusy, problem, problemOf, message } = useCommand();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asksCode, setAsksCode] = useState(false);

  async function signIn() {
    const reply = await send(async () => {
      const answer = await api.signIn({ email, password, ...(asksCode && { code }) });
      if (!answer.ok && answer.problem.code === "totp_required") setAsksCode(true);
      return answer;
    });
    if (!reply) return;
    setMe(reply.payload);
    navigate(returnPath(state), { replace: true });
  }

  if (me && !isBusy) return <Navigate to={returnPath(state)} replace />;
  const isFirstAsking = problem?.code === "totp_required";
  return (
    <SignedOutLayout title={asksCode ? m.signIn.codeTitle : m.signIn.title}>
      <Form className={styles.form} isBusy={isBusy} onSubmit={signIn}>
        {message && !isFirstAsking && <Alert kind="error">{message}</Alert>}
        {asksCode ? (
          <TextField
            key="code"
            label={m.signIn.code}
            hint={m.signIn.codeHint}
            autoComplete="one-time-code"
            inputMode="text"
            autoFocus
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : (
          <>
            <OwnEmailField value={email} error={problemOf("email")} onChange={setEmail} />
            <OwnPasswordField
              value={password}
              error={problemOf("password")}
              onChange={setPassword}
            />
          </>
        )}
        <Button type="submit" size="l" fullWidth disabled={isBusy}>
          {isBusy ? m.signIn.busy : m.signIn.submit}
        </Button>
        <p className={styles.aside}>
          {asksCode ? (
            <Button variant="quiet" onClick={() => setAsksCode(false)}>
              {m.signIn.otherPerson}
            </Button>
          ) : (
            <Link to="/forgotten">{m.signIn.forgotten}</Link>
          )}
        </p>
      </Form>
    </SignedOutLayout>
  );
}
