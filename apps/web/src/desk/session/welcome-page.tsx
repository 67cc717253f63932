import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { StaffLink } from "@noren/contract/staff/people.ts";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDesk } from "../desk-context.tsx";
import { useCommand } from "../use-command.ts";
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
  const { send, isBusy, problems, message } = useCommand();
  const [name, setName] = useState("");
  const [email, setEmail] = useState(link.email ?? "");
  const [password, setPassword] = useState("");
  const isNew = link.purpose !== "reset";

  async function use(event: FormEvent) {
    event.preventDefault();
    const body = { token, password, ...(isNew && { name }), ...(!link.email && { email }) };
    const reply = await send(() => takeLink(body));
    if (!reply) return;
    // Null: the password was accepted, a code of the app is still required.
    const { me } = reply.payload;
    setMe(me);
    navigate(me ? "/" : "/sign-in", { replace: true });
  }

  return (
    <SignedOutLayout title={m.welcome.titles[link.purpose](link.restaurant)}>
      <p className={styles.lead}>{m.welcome.leads[link.purpose](m.roles[link.role])}</p>
      <form className={styles.form} onSubmit={use} noValidate>
        {message && <Alert kind="error">{message}</Alert>}
        {isNew && (
          <TextField
            label={m.fields.name}
            hint={m.welcome.nameHint}
            autoComplete="name"
            required
            value={name}
            error={problems.name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <OwnEmailField
          readOnly={link.email !== null}
          value={email}
          error={problems.email}
          onChange={setEmail}
        />
        <OwnPasswordField isNew value={password} error={problems.password} onChange={setPassword} />
        <Button type="submit" size="l" fullWidth disabled={isBusy}>
          {isBusy ? m.welcome.busy : m.welcome.submit}
        </Button>
      </form>
    </SignedOutLayout>
  );
}
