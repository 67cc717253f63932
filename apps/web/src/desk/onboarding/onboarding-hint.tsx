import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./onboarding-hint.module.css";

/** What to press here, for somebody who never has; it stands by what is to be pressed. */
export function OnboardingHint({ hint }: { hint: "accept" | "next_step" }) {
  const { m } = useDesk();
  return (
    <p className={styles.hint}>
      <DeskIcon name="hand-tap" size={26} />
      {m.onboarding[hint]}
    </p>
  );
}
