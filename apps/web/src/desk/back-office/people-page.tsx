import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { PEOPLE_EVENTS } from "../read/live-reads.ts";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { InviteForm } from "./invite-form.tsx";
import { PersonRow } from "./person-row.tsx";

/** Staff members, their roles, and pending invitations. */
export function PeoplePage() {
  const { m, api } = useOffice();
  const { data, problem, refetch, put } = useRead(api.people, PEOPLE_EVENTS);
  return (
    <DeskPage title={m.nav.people}>
      <ReadState data={data} problem={problem} refetch={refetch} lines={3} />
      {data && (
        <>
          <section className={styles.section}>
            <h2>{m.people.team}</h2>
            <ul className={styles.rows}>
              {data.people.map((person) => (
                <PersonRow key={person.id} person={person} onChanged={refetch} />
              ))}
            </ul>
          </section>
          <section className={styles.section}>
            <h2>{m.people.invite}</h2>
            <InviteForm onInvited={put} />
            {data.invitations.length > 0 && (
              <>
                <h3>{m.people.invitations}</h3>
                <ul className={styles.rows}>
                  {data.invitations.map((invitation) => (
                    <InvitationRow key={invitation.id} invitation={invitation} onGone={put} />
                  ))}
                </ul>
              </>
            )}
          </section>
        </>
      )}
    </DeskPage>
  );
}
