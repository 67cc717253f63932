import type { SuccessMessages } from "./success-fr.ts";

export const successEn: SuccessMessages = {
  descriptions: {
    success: (restaurant) => `Your order at ${restaurant} has arrived.`,
  },
  success: {
    heading: (name) => (name ? `Thank you ${name}, it’s in.` : "Thank you, it’s in."),
    number: "Order no.",
    mail: (email) => `The confirmation is on its way to ${email}.`,
    next: "What happens next",
    pickup: (day, time) => `Pick up ${day} at\u00a0${time}`,
    pickupPay: "You pay at the counter.",
    delivery: (day, time) => `With you ${day}, ${time}`,
    asap: (time) => `With you as soon as possible, around ${time}`,
    deliveryPay: "You pay on delivery.",
    cardPaid: "Paid by card.",
    demoPaid: "Demonstration payment: no card was charged.",
    route: "Directions",
    recap: "What we are preparing",
    question: "A question?",
    call: (phone) => `Call ${phone}`,
    track: "Follow my order",
    again: "Back to the menu",
    account: {
      title: "Next time with one tap",
      text: (email) => `An account with ${email} keeps your next orders, and orders them anew.`,
      create: "Create an account",
      unverified: "Confirm your e-mail, and your next orders join your account.",
      confirm: "Confirm my e-mail",
      orders: "See my orders",
    },
    noneText: "This page shows the order that you have just placed.",
  },
};
