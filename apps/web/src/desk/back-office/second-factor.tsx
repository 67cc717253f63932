import type { StaffPerson } from "@noren/contract/staff/people.ts";
import { type FormEvent, Suspense, useState } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import { OwnCodeField, OwnPasswordField } from "../session/own-fields.tsx";
import { setMe } from "../session/session-store.ts";
import { useCommand } from "../use-command.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";

const QrCode = lazyPart(() => import("./qr-code.tsx").then((part) => part.QrCode));

/** Enabled with the password, a QR code and a first code; disabled with the password and a code. */
export function SecondFactor({ person }: { person: StaffPerson }) {
  const { m, api } = useOffice();
  const { send, isBusy, problems, message } = useCommand();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [enrolment, setEnrolment] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  async function readMe() {
    const me = await api.me();
    if (me.ok) setMe(me.payload);
  }

  async function begin(event: FormEvent) {
    event.preventDefault();
    const begun = await send(() =>
      person.has_totp ? api.removeTotp({ password, code }) : api.beginTotp({ password }),
    );
    if (!begun) return;
    setPassword("");
    setCode("");
    setCodes(null);
    if (begun.payload) setEnrolment(begun.payload);
    else await readMe();
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    const confirmed = await send(() => api.confirmTotp({ code }));
    if (!confirmed) return;
    setCodes(confirmed.payload.recovery_codes);
    setEnrolment(null);
    setCode("");
    await readMe();
  }

  return (
    <section className={page.section}>
      <h2>{m.totp.title}</h2>
      <p className={page.soft}>{person.has_totp ? m.totp.on : m.totp.off}</p>
      {codes && <RecoveryCodes codes={codes} />}
      {enrolment ? (
        <form className={page.form} onSubmit={confirm} noValidate>
          {message && <Alert kind="error">{message}</Alert>}
          <p>{m.totp.scan}</p>
          <Suspense fallback={<div className={styles.qr} />}>
            <QrCode text={enrolment.uri} label={m.totp.qr} />
          </Suspense>
          <p>
            {m.totp.byHand} <code className={styles.secret}>{grouped(enrolment.secret)}</code>
          </p>
          <TextField
            label={m.totp.firstCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            error={problems.code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" disabled={isBusy}>
            {m.totp.confirm}
          </Button>
        </form>
      ) : (
        <form className={page.form} onSubmit={begin} noValidate>
          {message && <Alert kind="error">{message}</Alert>}
          <OwnPasswordField
            label={m.totp.yourPassword}
            value={password}
            error={problems.password}
            onChange={setPassword}
          />
          {person.has_totp && (
            <OwnCodeField value={code} error={problems.code} onChange={setCode} />
          )}
          <Button type="submit" variant="secondary" disabled={isBusy}>
            {person.has_totp ? m.totp.turnOff : m.totp.turnOn}
          </Button>
        </form>
      )}
    </section>
  );
}

/** Grouped in fours for readability. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}
