import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "./second-factor.module.css";

/** Shown only once: the server stores only hashes of them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { m } = useOffice();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <>
      <Alert kind="good">{m.totp.keepCodes}</Alert>
      <ul className={styles.codes} aria-label={m.totp.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={copy}>
        {isCopied ? m.totp.copied : m.totp.copy}
      </Button>
    </>
  );
}
