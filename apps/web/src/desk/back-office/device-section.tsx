import { useCallback, useState } from "react";
import { deferredInstallPrompt, type InstallPrompt } from "../../platform/install-prompt.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import {
  isUninstalledOnIos,
  pushSupport,
  subscribeDevice,
  unsubscribeDevice,
} from "../push/push-device.ts";
import { useRead } from "../read/use-read.ts";
import { useCommand } from "../use-command.ts";

/** What this device does beyond the open page: alerts while it sleeps, the desk as an app. */
export function DeviceSection() {
  const { m } = useDesk();
  return (
    <section className={styles.section} aria-labelledby="this-device">
      <h2 id="this-device">{m.device.title}</h2>
      <PushSwitch />
      <InstallDesk />
    </section>
  );
}

function PushSwitch() {
  const { m, api } = useDesk();
  const { data, put } = useRead(useCallback(() => api.push(), [api]));
  const { send, isBusy, message } = useCommand();
  const [support, setSupport] = useState(pushSupport);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isOn = data?.is_on ?? false;

  async function turnOn(publicKey: string) {
    setAsking(true);
    setFailed(false);
    try {
      const subscription = await subscribeDevice(publicKey);
      const started = subscription && (await send(() => api.startPush(subscription)));
      if (started) put(started.payload);
    } catch {
      // The browser's push service cannot be reached, for example.
      setFailed(true);
    } finally {
      setSupport(pushSupport());
      setAsking(false);
    }
  }

  async function turnOff() {
    const stopped = await send(() => api.stopPush());
    if (!stopped) return;
    put(stopped.payload);
    void unsubscribeDevice();
  }

  return (
    <div className={styles.form}>
      <h3>{m.device.push}</h3>
      <p className={styles.soft}>{m.device.pushText}</p>
      {message && <Alert kind="error">{message}</Alert>}
      {hasFailed && <Alert kind="error">{m.device.failed}</Alert>}
      <p role="status">{isOn ? m.device.on : ""}</p>
      {support === "ready" || isOn ? (
        data && (
          <Button
            variant={isOn ? "secondary" : "primary"}
            disabled={isBusy || isAsking}
            onClick={() => void (isOn ? turnOff() : turnOn(data.public_key))}
          >
            {isAsking ? m.device.busy : isOn ? m.device.turnOff : m.device.turnOn}
          </Button>
        )
      ) : (
        <Alert>{m.device[support === "install_first" ? "installOnIos" : support]}</Alert>
      )}
    </div>
  );
}

/** A prompt works once; after a refusal the browser makes another, later. */
let answered: InstallPrompt | null = null;

/** Only where the browser can install it; on iPhones and iPads the sentence above says how. */
function InstallDesk() {
  const { m } = useDesk();
  const [prompt] = useState(deferredInstallPrompt);
  const [isAnswered, setAnswered] = useState(() => prompt === answered);
  if (!prompt || isAnswered || isUninstalledOnIos()) return null;
  return (
    <div className={styles.form}>
      <h3>{m.device.installTitle}</h3>
      <p className={styles.soft}>{m.device.installText}</p>
      <Button
        variant="secondary"
        onClick={() => {
          answered = prompt;
          setAnswered(true);
          void prompt.prompt();
        }}
      >
        {m.device.install}
      </Button>
    </div>
  );
}
