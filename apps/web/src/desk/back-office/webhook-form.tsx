import type { DeskSettings } from "@noren/contract/staff/restaurant.ts";
import { useState } from "react";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "./desk-form.tsx";

type WebhookFormProps = { settings: DeskSettings; onSaved: (saved: DeskSettings) => void };

/** The webhook to call when nobody answers. An empty key leaves the stored one unchanged. */
export function WebhookForm({ settings, onSaved }: WebhookFormProps) {
  const { m, api } = useOffice();
  const [url, setUrl] = useState(settings.webhook_url);
  const [secret, setSecret] = useState("");
  const save = () =>
    api.changeDeskSettings({
      webhook_url: url,
      ...(secret !== "" && { webhook_secret: secret }),
    });

  function saved(changed: DeskSettings) {
    setSecret("");
    onSaved(changed);
  }

  return (
    <DeskForm save={save} onSaved={saved}>
      {(problems) => (
        <>
          <TextField
            label={m.settings.url}
            hint={m.settings.urlHint}
            type="url"
            autoComplete="off"
            value={url}
            error={problems.webhook_url}
            onChange={(event) => setUrl(event.target.value)}
          />
          <PasswordField
            label={m.settings.secret}
            hint={settings.has_webhook_secret ? m.settings.secretKept : m.settings.secretHint}
            showLabel={m.fields.show}
            hideLabel={m.fields.hide}
            autoComplete="off"
            value={secret}
            error={problems.webhook_secret}
            onChange={(event) => setSecret(event.target.value)}
          />
        </>
      )}
    </DeskForm>
  );
}
