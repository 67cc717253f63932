import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";
import styles from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { OwnCodeField, OwnPasswordField } from "../session/own-fields.tsx";
import { useSession } from "../session/session-store.ts";
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

const NOTHING = { password: "", new_password: "", code: "" };

function PasswordSection({ hasTotp }: { hasTotp: boolean }) {
  const { m, api } = useOffice();
  return (
    <section className={styles.section}>
      <h2>{m.account.password}</h2>
      <DeskForm
        stored={NOTHING}
        save={(typed) => api.changePassword(typed)}
        submit={m.account.changePassword}
        confirmation={() => m.account.passwordChanged}
      >
        {({ values, change, problemOf }) => (
          <>
            <OwnPasswordField
              label={m.account.oldPassword}
              value={values.password}
              error={problemOf("password")}
              onChange={(password) => change({ password })}
            />
            {hasTotp && (
              <OwnCodeField
                value={values.code}
                error={problemOf("code")}
                onChange={(code) => change({ code })}
              />
            )}
            <OwnPasswordField
              isNew
              value={values.new_password}
              error={problemOf("new_password")}
              onChange={(new_password) => change({ new_password })}
            />
          </>
        )}
      </DeskForm>
    </section>
  );
}
