import type { StaffPeople } from "@noren/contract/staff/people.ts";
import { STAFF_ROLES, type StaffRole } from "@noren/contract/staff/roles.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";

/** Most invited staff members work in the kitchen. */
const NOBODY: { email: string; role: StaffRole } = { email: "", role: "kitchen" };

export function InviteForm({ onInvited }: { onInvited: (people: StaffPeople) => void }) {
  const { m, api, locale } = useOffice();
  return (
    <DeskForm
      stored={NOBODY}
      save={(invited) => api.invite({ ...invited, locale })}
      onSaved={onInvited}
      submit={m.people.sendInvitation}
      confirmation={({ email }) => m.people.invited(email)}
    >
      {({ values, change, problemOf }) => (
        <>
          <TextField
            label={m.fields.email}
            type="email"
            autoComplete="off"
            value={values.email}
            error={problemOf("email")}
            onChange={({ target }) => change({ email: target.value })}
          />
          <SelectField
            label={m.people.role}
            value={values.role}
            options={STAFF_ROLES.map((value) => ({ value, label: m.people.roles[value] }))}
            onChange={(role) => change({ role })}
          />
        </>
      )}
    </DeskForm>
  );
}
