import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./onboarding-hint.module.css";

/** A hint for new staff members, placed next to the button that it explains. */
export function OnboardingHint({ hint }: { hint: "accept" | "next_step" }) {
  const { m } = useDesk();
  return (
    <p className={styles.hint}>
      <DeskIcon name="hand-tap" size={26} />
      {m.onboarding[hint]}
    </p>
  );
}
