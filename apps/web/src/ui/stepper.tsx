import { useMessages } from "../i18n/locale-context.tsx";
import { LabelledStepper, type StepperProps } from "./labelled-stepper.tsx";

/** A stepper with the storefront's texts; `name` is part of each button's accessible name. */
export function Stepper({ name, ...props }: Omit<StepperProps, "labels"> & { name: string }) {
  const { stepper } = useMessages();
  const labels = { less: stepper.less(name), more: stepper.more(name) };
  return <LabelledStepper {...props} labels={labels} />;
}
