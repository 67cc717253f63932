import type { staffFr } from "./staff-fr.ts";

export const staffEn: typeof staffFr = {
  roles: { owner: "owner", manager: "manager", kitchen: "kitchen" },
  invitation: {
    subject: (restaurant) => `Your access to the orders of ${restaurant}`,
    title: "Join the team",
    text: (restaurant, role) =>
      `You are invited to follow the orders of ${restaurant}. Your role: ${role}.`,
    button: "Choose my password",
  },
  reset: {
    subject: (restaurant) => `New password – ${restaurant}`,
    title: "Choose a new password",
    text: "Somebody asked for a new password for your access to the orders. If it was not you, ignore this message: nothing changes.",
    button: "Choose a password",
  },
  factorRemoved: {
    subject: (restaurant) => `Two-step sign-in removed – ${restaurant}`,
    title: "Your two-step sign-in was removed",
    by: (owner) =>
      `${owner} has removed the two-step sign-in of your access to the orders. Your devices were signed out.`,
    byMachine:
      "The two-step sign-in of your access to the orders was removed on the restaurant’s server. Your devices were signed out.",
    when: (moment) => `That was on ${moment}.`,
    next: "You sign in with your password alone for now. Turn it on again in your account as soon as you can.",
    notYou: "If you didn’t ask for this, call the restaurant and change your password.",
  },
  valid: (hours) =>
    `This link is valid for ${hours > 1 ? `${hours} hours` : "one hour"}, once. Pass it on to nobody.`,
  why: (restaurant) =>
    `You receive this message because your address was entered by the team of ${restaurant}.`,
};
