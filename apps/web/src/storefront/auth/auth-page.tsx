import type { ComponentType } from "react";
import { useMatches } from "react-router";
import { useHydrated } from "../../platform/use-hydrated.ts";
import type { AuthPageId } from "../../routes.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { AuthSkeleton } from "./auth-skeleton.tsx";
import { ForgotView } from "./forgot-view.tsx";
import { LandingView } from "./landing-view.tsx";
import { LoginView } from "./login-view.tsx";
import { RestoreEmailView } from "./restore-email-view.tsx";
import { SignupView } from "./signup-view.tsx";
import { VerifyView } from "./verify-view.tsx";

const VIEWS: Record<AuthPageId, ComponentType> = {
  auth: LandingView,
  "auth/login": LoginView,
  "auth/signup": SignupView,
  "auth/verify": VerifyView,
  "auth/forgot": ForgotView,
  "auth/restore-email": RestoreEmailView,
};

/**
 * The server renders the same page for everyone; the form appears after hydration, because a form
 * submitted before that would not be handled.
 */
export function AuthPage() {
  const page = useMatches().at(-1)?.handle as AuthPageId;
  const View = VIEWS[page];
  const hydrated = useHydrated();
  return <AuthLayout page={page}>{hydrated ? <View key={page} /> : <AuthSkeleton />}</AuthLayout>;
}
