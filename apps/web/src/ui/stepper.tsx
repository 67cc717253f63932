import { useMessages } from "../i18n/locale-context.tsx";
import { LabelledStepper, type StepperProps } from "./labelled-stepper.tsx";

/** A stepper in the storefront's words; `name` is what is counted, said with each button. */
export function Stepper({ name, ...props }: Omit<StepperProps, "labels"> & { name: string }) {
  const { stepper } = useMessages();
  const labels = { less: stepper.less(name), more: stepper.more(name) };
  return <LabelledStepper {...props} labels={labels} />;
}
