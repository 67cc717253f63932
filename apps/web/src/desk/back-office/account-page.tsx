import { type FormEvent, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { OwnCodeField, OwnPasswordField } from "../session/own-fields.tsx";
import { useSession } from "../session/session-store.ts";
import { useCommand } from "../use-command.ts";
import { DeviceSection } from "./device-section.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SessionsSection } from "./sessions-section.tsx";

/** The staff member's own account: name, password, second factor. */
export function AccountPage() {
  const { m } = useOffice();
  const person = useSession(({ me }) => me?.person);
  if (!person) return null;
  return (
    <DeskPage title={m.nav.account}>
      <section className={styles.section}>
        <h2>{person.name || person.email}</h2>
        <p className={styles.soft}>
          {person.email} · {m.roles[person.role]}
        </p>
      </section>
      <DeviceSection />
      <PasswordSection hasTotp={person.has_totp} />
      <SecondFactor person={person} />
      <SessionsSection />
    </DeskPage>
  );
}

function PasswordSection({ hasTotp }: { hasTotp: boolean }) {
  const { m, api } = useOffice();
  const { send, isBusy, problems, message } = useCommand();
  const [old, setOld] = useState("");
  const [wanted, setWanted] = useState("");
  const [code, setCode] = useState("");
  const [isDone, setDone] = useState(false);

  async function change(event: FormEvent) {
    event.preventDefault();
    setDone(false);
    const body = { password: old, new_password: wanted, code };
    if (!(await send(() => api.changePassword(body)))) return;
    setDone(true);
    setOld("");
    setWanted("");
    setCode("");
  }

  return (
    <section className={styles.section}>
      <h2>{m.account.password}</h2>
      <form className={styles.form} onSubmit={change} noValidate>
        {message && <Alert kind="error">{message}</Alert>}
        {isDone && <Alert kind="good">{m.account.passwordChanged}</Alert>}
        <OwnPasswordField
          label={m.account.oldPassword}
          value={old}
          error={problems.password}
          onChange={setOld}
        />
        {hasTotp && <OwnCodeField value={code} error={problems.code} onChange={setCode} />}
        <OwnPasswordField isNew value={wanted} error={problems.new_password} onChange={setWanted} />
        <Button type="submit" disabled={isBusy}>
          {m.account.changePassword}
        </Button>
      </form>
    </section>
  );
}
