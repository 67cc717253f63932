import type { sessionFr } from "./desk-session-fr.ts";

export const sessionEn: typeof sessionFr = {
  fields: {
    name: "Your name",
    email: "E-mail",
    password: "Password",
    newPassword: "New password",
    passwordHint: "From 8 to 1,000 characters, spaces included.",
    show: "Show",
    hide: "Hide",
    optional: "optional",
  },
  signIn: {
    title: "Sign in",
    submit: "Sign in",
    busy: "Signing in…",
    forgotten: "Forgotten your password?",
    codeTitle: "One more code",
    code: "Code of your app",
    codeHint: "The six digits it shows now, or one of your recovery codes.",
    otherPerson: "Sign in differently",
  },
  forgotten: {
    title: "Forgotten password",
    lead: "Give your e-mail: you will receive a link there to choose another.",
    submit: "Send me a link",
    sent: "If this address is known here, a link is waiting there. It works for an hour.",
  },
  welcome: {
    looking: "One moment…",
    deadTitle: "This link no longer works",
    deadText:
      "A link works once, and for a while. Ask whoever invited you for another, or use “Forgotten your password?”.",
    toSignIn: "Go to sign-in",
    titles: {
      setup: (restaurant) => `Open the desk of ${restaurant}`,
      invitation: (restaurant) => `Welcome to ${restaurant}`,
      reset: () => "Choose a new password",
    },
    leads: {
      setup: () => "You are the first person here: you can then invite the whole team.",
      invitation: (role) =>
        `You are expected at the order desk (role: ${role}). Choose your password and you are set.`,
      reset: () => "Your other devices will have to sign in again.",
    },
    nameHint: "What the team sees beside what you do.",
    submit: "Open the desk",
    busy: "Opening…",
  },
};
