import type { StaffPeople } from "@noren/contract/staff/people.ts";
import { STAFF_ROLES, type StaffRole } from "@noren/contract/staff/roles.ts";
import { type FormEvent, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { useCommand } from "../use-command.ts";

/** The default role: most invited staff members work in the kitchen. */
export function InviteForm({ onInvited }: { onInvited: (people: StaffPeople) => void }) {
  const { m, api, locale } = useOffice();
  const { send, isBusy, problems, message } = useCommand();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("kitchen");
  const [invited, setInvited] = useState<string | null>(null);

  async function invite(event: FormEvent) {
    event.preventDefault();
    setInvited(null);
    const people = await send(() => api.invite({ email, role, locale }));
    if (!people) return;
    onInvited(people.payload);
    setInvited(email);
    setEmail("");
  }

  return (
    <form className={styles.form} onSubmit={invite} noValidate>
      {message && <Alert kind="error">{message}</Alert>}
      {invited && <Alert kind="good">{m.people.invited(invited)}</Alert>}
      <TextField
        label={m.fields.email}
        type="email"
        autoComplete="off"
        value={email}
        error={problems.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SelectField
        label={m.people.role}
        value={role}
        onChange={(event) => setRole(event.target.value as StaffRole)}
      >
        {STAFF_ROLES.map((known) => (
          <option key={known} value={known}>
            {m.people.roles[known]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" disabled={isBusy}>
        {m.people.sendInvitation}
      </Button>
    </form>
  );
}
