import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { useDesk } from "../desk-context.tsx";
import { OnboardingHint } from "../onboarding/onboarding-hint.tsx";
import { ToneButton } from "../page/tone-button.tsx";
import styles from "./move-on.module.css";
import { stepName } from "./step-name.ts";
import { useOrderCommands } from "./use-order-commands.ts";

type Step = "preparing" | "ready" | "out_for_delivery" | "completed";

type MoveOnProps = {
  order: DeskOrder;
  progress: Progress;
  isUnderWay: boolean;
  /** Whether the hint for new staff members is shown. */
  isHinted: boolean;
};

/** A large button for the next step; all other commands are in the order's details. */
export function MoveOn({ order, progress, isUnderWay, isHinted }: MoveOnProps) {
  const { m } = useDesk();
  const { answer } = useOrderCommands();
  const step = nextStep(progress, order.is_pickup);
  if (!step) return null;
  return (
    <>
      <ToneButton
        tone="step"
        className={styles.step}
        disabled={isUnderWay}
        onClick={() => answer(order, { command: step })}
      >
        {stepName(step, order, m)}
      </ToneButton>
      {isHinted && (
        <div className={styles.hint}>
          <OnboardingHint hint="next_step" />
        </div>
      )}
    </>
  );
}

function nextStep(progress: Progress, isPickup: boolean): Step | null {
  if (progress === "accepted") return "preparing";
  if (progress === "preparing") return "ready";
  if (progress === "ready") return isPickup ? "completed" : "out_for_delivery";
  return progress === "out_for_delivery" ? "completed" : null;
}
