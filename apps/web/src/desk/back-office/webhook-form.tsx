import type { DeskSettings } from "@noren/contract/staff/restaurant.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";

type WebhookFormProps = { settings: DeskSettings; onSaved: (saved: DeskSettings) => void };

/** The webhook to call when nobody answers. An empty key leaves the stored one unchanged. */
export function WebhookForm({ settings, onSaved }: WebhookFormProps) {
  const { m, api } = useOffice();
  return (
    <DeskForm
      stored={{ webhook_url: settings.webhook_url, webhook_secret: "" }}
      save={(_, { webhook_secret, ...typed }) =>
        api.changeDeskSettings({ ...typed, ...(webhook_secret && { webhook_secret }) })
      }
      onSaved={onSaved}
      submit={m.settings.save}
      confirmation={() => m.settings.saved}
    >
      {({ values, change, problemOf }) => (
        <>
          <TextField
            label={m.settings.url}
            hint={m.settings.urlHint}
            type="url"
            autoComplete="off"
            value={values.webhook_url}
            error={problemOf("webhook_url")}
            onChange={({ target }) => change({ webhook_url: target.value })}
          />
          <PasswordField
            label={m.settings.secret}
            hint={settings.has_webhook_secret ? m.settings.secretKept : m.settings.secretHint}
            showLabel={m.fields.show}
            hideLabel={m.fields.hide}
            autoComplete="off"
            value={values.webhook_secret}
            error={problemOf("webhook_secret")}
            onChange={({ target }) => change({ webhook_secret: target.value })}
          />
        </>
      )}
    </DeskForm>
  );
}
