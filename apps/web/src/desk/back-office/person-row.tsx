import type { PersonChanges, StaffPerson } from "@noren/contract/staff/people.ts";
import { STAFF_ROLES } from "@noren/contract/staff/roles.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { useSession } from "../session/session-store.ts";
import { useCommand } from "../use-command.ts";
import { LostFactor } from "./lost-factor.tsx";

type PersonRowProps = { person: StaffPerson; onChanged: () => void };

/** Disabling a staff member ends all of their sessions; it can be undone. */
export function PersonRow({ person, onChanged }: PersonRowProps) {
  const { m, api } = useOffice();
  const { send, isBusy, message } = useCommand();
  const isMe = useSession(({ me }) => me?.person.id === person.id);
  const name = person.name || person.email;
  const isDisabled = person.disabled_at !== null;

  async function change(changes: PersonChanges) {
    await send(() => api.changePerson(person.id, changes));
    onChanged();
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong> {isMe && m.people.you}
        <p className={styles.soft}>
          {person.email}
          {person.has_totp && ` · ${m.people.hasTotp}`}
          {isDisabled && ` · ${m.people.isDisabled}`}
        </p>
      </div>
      <SelectField
        label={m.people.role}
        aria-label={m.people.roleOf(name)}
        value={person.role}
        disabled={isBusy || isDisabled}
        options={STAFF_ROLES.map((value) => ({ value, label: m.roles[value] }))}
        onChange={(role) => change({ role })}
      />
      <Button
        variant="secondary"
        disabled={isBusy}
        aria-label={isDisabled ? m.people.enableWho(name) : m.people.disableWho(name)}
        onClick={() => change({ disabled: !isDisabled })}
      >
        {isDisabled ? m.people.enable : m.people.disable}
      </Button>
      {!isMe && <LostFactor person={person} onRemoved={onChanged} />}
      {message && <Alert kind="error">{message}</Alert>}
    </li>
  );
}
