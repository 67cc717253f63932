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
    nothing: "Nothing to pay",
  },

  vat: { title: "VAT summary", rate: "Rate", net: "Net", vat: "VAT", gross: "Gross" },
};
