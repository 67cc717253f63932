import type { StaffPerson } from "@noren/contract/staff/people.ts";
import { Suspense, useState } from "react";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";
import page from "../page/desk-page.module.css";
import { deskPart } from "../read/desk-part.tsx";
import { OwnCodeField, OwnPasswordField } from "../session/own-fields.tsx";
import { setMe } from "../session/session-store.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";

const QrCode = deskPart(() => import("./qr-code.tsx").then((part) => part.QrCode));

/** Enabled with the password, a QR code and a first code; disabled with the password and a code. */
export function SecondFactor({ person }: { person: StaffPerson }) {
  const { m, api } = useOffice();
  const [enrolment, setEnrolment] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  async function readMe() {
    const me = await api.me();
    if (me.ok) setMe(me.payload);
  }

  function begun(begun: { secret: string; uri: string } | null) {
    setCodes(null);
    if (begun) setEnrolment(begun);
    else void readMe();
  }

  function confirmed({ recovery_codes }: { recovery_codes: string[] }) {
    setCodes(recovery_codes);
    setEnrolment(null);
    void readMe();
  }

  return (
    <section className={page.section}>
      <h2>{m.totp.title}</h2>
      <p className={page.soft}>{person.has_totp ? m.totp.on : m.totp.off}</p>
      {codes && <RecoveryCodes codes={codes} />}
      {enrolment ? (
        <DeskForm
          key="confirm"
          stored={{ code: "" }}
          save={(typed) => api.confirmTotp(typed)}
          onSaved={confirmed}
          submit={m.totp.confirm}
        >
          {({ values, change, problemOf }) => (
            <>
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
                value={values.code}
                error={problemOf("code")}
                onChange={({ target }) => change({ code: target.value })}
              />
            </>
          )}
        </DeskForm>
      ) : (
        <DeskForm
          key="begin"
          stored={{ password: "", code: "" }}
          save={async ({ password, code }) =>
            person.has_totp ? api.removeTotp({ password, code }) : api.beginTotp({ password })
          }
          onSaved={begun}
          submit={person.has_totp ? m.totp.turnOff : m.totp.turnOn}
          variant="secondary"
        >
          {({ values, change, problemOf }) => (
            <>
              <OwnPasswordField
                label={m.totp.yourPassword}
                value={values.password}
                error={problemOf("password")}
                onChange={(password) => change({ password })}
              />
              {person.has_totp && (
                <OwnCodeField
                  value={values.code}
                  error={problemOf("code")}
                  onChange={(code) => change({ code })}
                />
              )}
            </>
          )}
        </DeskForm>
      )}
    </section>
  );
}

/** Grouped in fours for readability. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}
