import type { CardOffer } from "@noren/contract/settings.ts";
import type { ComponentType } from "react";
import type { CardFormProps } from "../state/card-session.ts";
import { DemoForm } from "./demo/demo-form.tsx";
import { StripeForm } from "./stripe/stripe-form.tsx";

/** A form that is not ready after this time (ms) counts as failed, with a message. */
export const READY_TIMEOUT_MS = 12_000;

/** The form of each card provider. */
export const PROVIDER_FORMS: Record<CardOffer["provider"], ComponentType<CardFormProps>> = {
  stripe: StripeForm,
  demo: DemoForm,
};
