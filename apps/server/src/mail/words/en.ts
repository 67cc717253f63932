import { DEMO_LABEL } from "@noren/contract/demo-label.ts";
import type { Words } from "./fr.ts";
import { staffEn } from "./staff-en.ts";

/** Appended to a greeting; the first name can be empty. */
const named = (firstName: string) => (firstName === "" ? "" : `, ${firstName}`);

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
    subject: (number, restaurant) =>
      `We have received your order no.\u00a0${number} – ${restaurant}`,
    thanks: (firstName) => (firstName === "" ? "Thank you!" : `Thank you, ${firstName}!`),
    isReceived: "We have received your order.",
    pickupAt: (moment) => `Pick up ${moment}`,
    deliveryAt: (moment) => `Delivery ${moment}`,
    yourOrder: "Your order",
    pickupPlace: "Where to pick it up",
    deliveryPlace: "Delivery address",
    placeBehindLink: "The address given with the order",
    question: "A question about your order?",
    terms: "Terms of service",
    notice: "Legal notice",
    callOrWrite: "Call us or reply to this message.",
    why: (restaurant) =>
      `You receive this message because an order was placed with ${restaurant} using this address.`,
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
    subject: (code, restaurant) => `${code} is your code – ${restaurant}`,
    yours: "Your code",
    confirm: {
      title: "Confirm your address",
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
    why: (restaurant) =>
      `You receive this message because this address was entered on the site of ${restaurant}.`,
  },

  progress: {
    accepted: {
      subject: (number, restaurant) => `Your order no.\u00a0${number} is accepted – ${restaurant}`,
      title: (firstName) => `Here we go${named(firstName)}!`,
      text: {
        pickup: "Your order is accepted. It will be waiting for you at the time below.",
        delivery: "Your order is accepted. We will bring it to you at the time below.",
      },
    },
    delayed: {
      subject: (number, restaurant) => `Your order no.\u00a0${number} will be late – ${restaurant}`,
      title: () => "A little more patience",
      text: {
        pickup: "Your order will be ready later than planned. We are sorry.",
        delivery: "Your order will arrive later than planned. We are sorry.",
      },
    },
    advanced: {
      subject: (number, restaurant) =>
        `Your order no.\u00a0${number} will be early – ${restaurant}`,
      title: () => "Earlier than planned",
      text: {
        pickup: "Good news: your order will be ready earlier than planned.",
        delivery: "Good news: your order will arrive earlier than planned.",
      },
    },
    ready: {
      subject: (number, restaurant) => `Your order no.\u00a0${number} is ready – ${restaurant}`,
      title: (firstName) => `It is ready${named(firstName)}!`,
      text: {
        pickup: "Your order is waiting for you.",
        delivery: "Your order is ready and will soon be on its way to you.",
      },
    },
    rejected: {
      subject: (number, restaurant) =>
        `Your order no.\u00a0${number} could not be accepted – ${restaurant}`,
      title: () => "We are sorry",
      text: {
        pickup: "We could not accept your order.",
        delivery: "We could not accept your order.",
      },
    },
    cancelled: {
      subject: (number, restaurant) => `Your order no.\u00a0${number} is cancelled – ${restaurant}`,
      title: () => "Your order is cancelled",
      text: {
        pickup: "We had to cancel your order. We are sorry.",
        delivery: "We had to cancel your order. We are sorry.",
      },
      asked: "We have cancelled it as you asked.",
    },
    reasons: {
      too_busy: "The kitchen is overwhelmed at the moment.",
      sold_out: "We have run out of what it takes.",
      closing: "We are closing.",
      cannot_deliver: "We cannot deliver to this address.",
      customer_request: "You asked us to.",
      no_answer: "We could not answer you in time.",
      other: "",
    },
    unreachable: "We could not reach you.",
    moneyBack:
      "Nothing is taken from your card; if it was charged already, you get all of it back. Depending on your bank this can take a few days.",
    nothingToPay: "You have nothing to pay.",
    follow: "Follow my order",
    see: "See my order",
    labels: { pickup: "Ready", delivery: "At your door" },
    around: (day, time) => `${day}, around\u00a0${time}`,
  },

  refunded: {
    subject: (number, amount, restaurant) =>
      `Refund of ${amount} on your order no.\u00a0${number} – ${restaurant}`,
    title: "Your refund",
    text: {
      card: (number, amount) => `We refund ${amount} of your order no.\u00a0${number}.`,
      cash: (number, amount) => `We refund ${amount} of your order no.\u00a0${number}.`,
      unpaid: (number, amount) =>
        `We take ${amount} off the price of your order no.\u00a0${number}.`,
    },
    how: {
      card: "It goes back to your card, or is not taken from it. Depending on your bank this can take a few days.",
      cash: "It is given back to you in cash.",
      unpaid: "",
    },
    creditNote: (number) => `Credit note no.\u00a0${number} is on the page of your order.`,
  },

  receipt: {
    subject: (number, restaurant) => `Your receipt no.\u00a0${number} – ${restaurant}`,
    title: (firstName) => (firstName === "" ? "Thank you!" : `Thank you, ${firstName}!`),
    text: (number) =>
      `Here is the receipt of your order no.\u00a0${number}. It is on the page of your order as well.`,
    number: (number) => `Receipt no.\u00a0${number}`,
    numberAt: (number, day, time) => `Receipt no.\u00a0${number} of ${day} at ${time}`,
    part: (dish) => `– including ${dish}`,
    discount: "Discounts",
    siret: (siret) => `SIRET ${siret}`,
    vatNumber: (number) => `VAT ${number}`,
    paid: { cash: "Paid in cash", card: "Paid by card", credit_note: "Taken off by credit note" },
    demoPaid: "Demonstration card",
    show: "See the receipt",
  },

  summary: {
    subject: (restaurant) => `Several orders with your address – ${restaurant}`,
    title: "Your orders",
    text: (restaurant) =>
      `Several orders were placed at ${restaurant} with this e-mail address. So as not to fill your inbox, here is where they stand, in a single message.`,
    notYou: "It was not you? You need not do anything; you are welcome to tell us.",
    order: (number) => `Follow order no.\u00a0${number}`,
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

  emailChanged: {
    subject: (restaurant) => `Your e-mail address was replaced – ${restaurant}`,
    title: "Your account has another address",
    changed: (restaurant) =>
      `Your account at ${restaurant} now uses another e-mail address. If you changed it yourself, there is nothing to do.`,
    undo: "If it was not you, take your account back: this address becomes yours again, every device is signed out, and you choose a new password.",
    button: "Take my account back",
    valid: (days) => `This link works for ${days} days, once. Pass it on to nobody.`,
    why: (restaurant) =>
      `You receive this message because this address was that of an account at ${restaurant}.`,
  },

  storage: {
    low: {
      subject: "The disk of the order server is nearly full",
      title: "Running out of space",
      text: [
        "Less than 256\u00a0MB are left on the disk of the server that takes your orders.",
        "Once it is full, no order can be stored any more. Make room today, or tell whoever looks after the server.",
      ],
    },
    full: {
      subject: "The site cannot take orders any more: its disk is full",
      title: "Orders are being refused",
      text: [
        "The disk of the server is full: no order can be stored any more. Your customers are asked to try again later.",
        "Make room at once, or tell whoever looks after the server. Orders then go on by themselves.",
      ],
    },
    open: "Open the orders",
  },

  paymentChecks: {
    subject: (count) =>
      count === 1 ? "A payment is to be checked" : `${count} payments are to be checked`,
    title: "Payments to check",
    text: (count) =>
      count === 1
        ? "A card payment asks for your attention."
        : `${count} card payments ask for your attention.`,
    why: "For example an authorisation that is gone, a refund that failed, or a payment that is disputed. Each stays on the order desk until somebody has seen it.",
    open: "See the payments",
  },

  draftFailed: {
    subject: (draft) => `The draft “${draft}” was not published`,
    title: "Draft not published",
    text: (draft) =>
      `The moment of the draft “${draft}” has come, but one of its changes was no longer possible. The menu has stayed as it was.`,
    why: "Correct what follows or take it out, then choose another moment.",
    open: "Open the draft",
  },

  staff: staffEn,

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
    demo: DEMO_LABEL.en,
    nothing: "Nothing to pay",
  },

  vat: { title: "VAT summary", rate: "Rate", net: "Net", vat: "VAT", gross: "Gross" },
};
