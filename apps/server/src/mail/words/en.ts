import type { Words } from "./fr.ts";

export const en: Words = {
  orderNumber: (number) => `Order no.\u00a0${number}`,
  placed: (day, time) => `Placed on ${day} at ${time}`,
  pickup: "Pickup",
  delivery: "Delivery",
  asap: "As soon as possible",
  at: (time) => `at ${time}`,
  around: (time) => `around ${time}`,
  between: (start, end) => `between ${start} and ${end}`,
  labelled: (label, value) => `${label}: ${value}`,
  quoted: (text) => `“${text}”`,

  received: {
    subject: (number, house) => `We have received your order no.\u00a0${number} – ${house}`,
    thanks: (firstName) => `Thank you, ${firstName}!`,
    isReceived: "We have received your order.",
    pickupAt: (moment) => `Pick up ${moment}`,
    deliveryAt: (moment) => `Delivery ${moment}`,
    yourOrder: "Your order",
    pickupPlace: "Where to pick it up",
    deliveryPlace: "Delivery address",
    question: "A question about your order?",
    callOrWrite: "Call us or reply to this message.",
    why: (house) =>
      `You receive this message because an order was placed with ${house} using this address.`,
  },

  incoming: {
    subject: (number, type, moment, total) =>
      `Order no.\u00a0${number} · ${type} · ${moment} · ${total}`,
    customer: "Customer",
    toPrepare: "To prepare",
    cashDue: (total) => `${total} to collect in cash`,
    cardPayment: (total) => `${total} by card`,
    nothingDue: "Nothing to collect",
    dishes: (count) => (count > 1 ? `${count} items` : `${count} item`),
  },

  code: {
    subject: (code, house) => `${code} is your code – ${house}`,
    yours: "Your code",
    confirm: {
      title: "Confirm your e-mail address",
      use: "Enter this code to activate your account.",
    },
    reset: {
      title: "Choose a new password",
      use: "Enter this code with your new password.",
    },
    change: {
      title: "Confirm your new address",
      use: "Enter this code to make this address your account’s.",
    },
    valid: (minutes) => `Valid for ${minutes > 1 ? `${minutes} minutes` : "one minute"}, once.`,
    notYou: "You did not ask for it?",
    ignore: "Ignore this message and give the code to nobody: we will never ask you for it.",
    why: (house) =>
      `You receive this message because this address was entered on the site of ${house}.`,
  },

  progress: {
    accepted: {
      subject: (number, house) => `Your order no.\u00a0${number} is accepted – ${house}`,
      title: (firstName) => `Here we go, ${firstName}!`,
      text: {
        pickup: "Your order is accepted and we are preparing it.",
        delivery: "Your order is accepted and we are preparing it.",
      },
    },
    delayed: {
      subject: (number, house) => `Your order no.\u00a0${number} will be late – ${house}`,
      title: () => "A little more patience",
      text: {
        pickup: "Your order will be ready later than planned. We are sorry.",
        delivery: "Your order will arrive later than planned. We are sorry.",
      },
    },
    ready: {
      subject: (number, house) => `Your order no.\u00a0${number} is ready – ${house}`,
      title: (firstName) => `It is ready, ${firstName}!`,
      text: {
        pickup: "Your order is waiting for you.",
        delivery: "Your order is ready and will soon be on its way to you.",
      },
    },
    rejected: {
      subject: (number, house) => `Your order no.\u00a0${number} could not be accepted – ${house}`,
      title: () => "We are sorry",
      text: {
        pickup: "We could not accept your order.",
        delivery: "We could not accept your order.",
      },
    },
    cancelled: {
      subject: (number, house) => `Your order no.\u00a0${number} is cancelled – ${house}`,
      title: () => "Your order is cancelled",
      text: {
        pickup: "We had to cancel your order.",
        delivery: "We had to cancel your order.",
      },
    },
    reasons: {
      too_busy: "The kitchen is overwhelmed at the moment.",
      sold_out: "We have run out of what it takes.",
      closing: "We are closing.",
      cannot_deliver: "We cannot deliver to this address.",
      customer_request: "You asked us to.",
      no_answer: "The restaurant could not answer in time.",
      other: "",
    },
    moneyBack:
      "Your card is not charged; if it was, you are refunded in full. Depending on your bank this can take a few days.",
    follow: "Follow my order",
    labels: { pickup: "Ready", delivery: "At your door" },
    around: (day, time) => `${day}, around ${time}`,
  },

  receipt: {
    subject: (number, house) => `Your receipt no.\u00a0${number} – ${house}`,
    title: (firstName) => (firstName === "" ? "Thank you!" : `Thank you, ${firstName}!`),
    text: (number) =>
      `Here is the receipt of your order no.\u00a0${number}. It is on the page of your order as well.`,
    number: (number) => `Receipt no.\u00a0${number}`,
    siret: (siret) => `SIRET ${siret}`,
    vatNumber: (number) => `VAT ${number}`,
    paid: { cash: "Paid in cash", card: "Paid by card", credit_note: "Taken off by credit note" },
    show: "See the receipt",
  },

  unanswered: {
    subject: (number, minutes) =>
      `Nobody has answered order no.\u00a0${number} for ${minutes} minutes`,
    title: "An order is waiting",
    text: (number, minutes) =>
      `Order no.\u00a0${number} has been waiting for an answer for ${minutes} minutes.`,
    warning: (minutes) =>
      `Without an answer after ${minutes} minutes it is rejected by itself, and the customer told.`,
    open: "Answer the order",
  },

  staff: {
    roles: { owner: "owner", manager: "manager", kitchen: "kitchen" },
    invitation: {
      subject: (house) => `Your access to the orders of ${house}`,
      title: "Join the team",
      text: (house, role) =>
        `You are invited to follow the orders of ${house}. Your role: ${role}.`,
      button: "Choose my password",
    },
    reset: {
      subject: (house) => `New password – ${house}`,
      title: "Choose a new password",
      text: "Somebody asked for a new password for your access to the orders. If it was not you, ignore this message: nothing changes.",
      button: "Choose a password",
    },
    valid: (hours) =>
      `This link is valid for ${hours > 1 ? `${hours} hours` : "one hour"}, once. Pass it on to nobody.`,
    why: (house) =>
      `You receive this message because your address was entered by the team of ${house}.`,
  },

  note: "Note",
  each: (price) => `${price} each`,
  free: "On the house",
  freeDelivery: "Free",

  subtotal: "Subtotal",
  coupon: (code) => `Code ${code}`,
  deliveryFee: "Delivery",
  taxAdded: "VAT",
  total: "Total",

  payment: {
    cash: { pickup: "To pay in cash at pickup", delivery: "To pay in cash on delivery" },
    card: { pickup: "Payment by card", delivery: "Payment by card" },
    demo: "Demonstration payment — nothing is charged",
    nothing: "Nothing to pay",
  },

  vat: { title: "VAT summary", rate: "Rate", net: "Net", vat: "VAT", gross: "Gross" },
};
