import type { CallDefinitions } from "./define-calls.ts";

export const SIGN_IN_CALLS = {
  signIn: {
    method: "POST",
    path: "/sign-in",
    right: null,
    body: "people.signInRequest",
    answer: "people.staffMeSchema",
  },
  signOut: { method: "POST", path: "/sign-out", right: "be_signed_in" },
  me: { method: "GET", path: "/me", right: "be_signed_in", answer: "people.staffMeSchema" },
  /** Stored with the person, so the hint disappears on all devices. */
  completeHint: {
    method: "POST",
    path: "/me/hints",
    right: "be_signed_in",
    body: "people.completedHint",
    answer: "people.staffMeSchema",
  },
  /** The answer is the same for an unknown address. */
  forgottenPassword: {
    method: "POST",
    path: "/forgotten-password",
    right: null,
    body: "people.forgottenPassword",
  },
  readLink: {
    method: "POST",
    path: "/links/inspect",
    right: null,
    body: "people.linkToken",
    answer: "people.staffLinkSchema",
  },
  useLink: {
    method: "POST",
    path: "/links/use",
    right: null,
    body: "people.linkUse",
    answer: "people.linkUsedSchema",
  },
} as const satisfies CallDefinitions;
