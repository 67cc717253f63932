import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { StaffInvitation, StaffPeople } from "@noren/contract/staff/people.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { useCommand } from "../use-command.ts";

type InvitationRowProps = {
  invitation: StaffInvitation;
  onGone: (people: StaffPeople) => void;
};

export function InvitationRow({ invitation, onGone }: InvitationRowProps) {
  const { m, api, locale, restaurant } = useOffice();
  const { send, isBusy, message } = useCommand();
  const { id, email, role, expires_at } = invitation;
  const until = shortMomentAt(Date.parse(expires_at), restaurant.timezone, locale);

  async function withdraw() {
    const left = await send(() => api.withdrawInvitation(id));
    if (left) onGone(left.payload);
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{email}</strong>
        <p className={styles.soft}>
          {m.roles[role]} · {m.people.until(until)}
        </p>
      </div>
      <Button
        variant="secondary"
        disabled={isBusy}
        aria-label={m.people.withdrawWhose(email)}
        onClick={withdraw}
      >
        {m.people.withdraw}
      </Button>
      {message && <Alert kind="error">{message}</Alert>}
    </li>
  );
}
