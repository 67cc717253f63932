import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { focusField } from "../../ui/focus-field.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { asCustomer } from "../auth/as-customer.ts";
import { problemWords } from "../auth/problem-words.ts";
import { dropSession, storedSession } from "../auth/session-store.ts";
import { forgetTyped } from "../auth/typed.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";
import styles from "./delete-account-dialog.module.css";
import { deletionProblem } from "./deletion-problem.ts";

type DeleteAccountDialogProps = { open: boolean; onClose: () => void };

/** Says what is deleted and what is kept before it asks for the password, twice. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const { m, href } = useLocale<"account">();
  const api = useAuthApi();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [repeat, setRepeat] = useState("");
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const words = m.account.deletion;

  function close() {
    setPassword("");
    setRepeat("");
    setAlert(null);
    onClose();
    // If the session has ended in another tab, the page says so.
    if (storedSession() === null) dropSession("expired");
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const isLoggedIn = storedSession() !== null;
    const problem = deletionProblem({ isLoggedIn, password, repeat });
    setAlert(problem && words.problems[problem]);
    if (problem) {
      focusField(event.currentTarget, problem === "mismatch" ? "repeat" : "password");
      return;
    }
    setBusy(true);
    const reply = await asCustomer((who) => api().deleteProfile(who, password));
    setBusy(false);
    if (!reply) return setAlert(words.problems.not_logged_in);
    if (!reply.ok) return setAlert(problemWords(reply.problem, m.account.failures));
    forgetTyped();
    dropSession("left");
    void navigate(href("home"));
  }

  const field = {
    showLabel: m.account.showPassword,
    hideLabel: m.account.hidePassword,
    required: true,
  };
  return (
    <Dialog open={open} onClose={close} label={words.title} className={styles.dialog}>
      <form
        noValidate
        method="post"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <h2>{words.title}</h2>
        <div className={styles.outcome}>
          <div>
            <h3>{words.lost}</h3>
            <ul>
              {words.lostList.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{words.kept}</h3>
            <p>{words.keptText}</p>
          </div>
        </div>
        <PasswordField
          {...field}
          name="password"
          label={m.account.fields.password}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordField
          {...field}
          name="repeat"
          label={m.account.fields.repeat}
          autoComplete="current-password"
          value={repeat}
          onChange={({ target }) => setRepeat(target.value)}
        />
        {alert && <Alert kind="error">{alert}</Alert>}
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={busy} aria-busy={busy}>
            {busy ? words.busy : words.submit}
          </Button>
          <Button variant="secondary" onClick={close}>
            {words.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
