import type { RestaurantMessages } from "./restaurant-fr.ts";

export const restaurantEn: RestaurantMessages = {
  descriptions: {
    about: (restaurant) => `Who prepares your dishes at ${restaurant}, and how to order.`,
    contact: (restaurant) => `Address, opening hours, phone and e-mail of ${restaurant}.`,
    blog: (restaurant) => `The journal of ${restaurant}.`,
  },
  about: {
    lead: (restaurant) =>
      `${restaurant} is a kitchen, a counter and this site. Nothing else stands between you and those who cook.`,
    kitchen: "What we prepare",
    kitchenText:
      "Every order is prepared for the time you choose, not before. The menu you read here is the menu of the house: same dishes, same hands.",
    dishes: (count) => (count > 1 ? `${count} dishes` : "one dish"),
    direct: "Straight from us",
    directText:
      "This site is ours. Your order reaches the kitchen without a platform in between, and what you pay goes to those who cook. A question, a change? We are the ones who answer.",
    ways: "At the counter or at your door",
    waysPickup: (address) =>
      address
        ? `Pickup: your order waits for you at ${address}.`
        : "Pickup: your order waits for you at the counter.",
    waysDelivery: (zones) =>
      zones
        ? `Delivery: ${zones}.`
        : "Delivery: give your address as you order, and the site tells you at once whether we come.",
    care: "Allergies and wishes",
    careText: (phone) =>
      phone
        ? "An allergy, a diet, a preference? Call us before you order, or leave a note beside the dish: the kitchen reads it."
        : "An allergy, a diet, a preference? Leave a note beside the dish: the kitchen reads it.",
    order: "See the menu",
  },
  contact: {
    lead: ({ phone, email }) => {
      if (!phone && !email) return "The simplest way is to come to the counter during service.";
      if (!phone) return "An e-mail always finds us.";
      const call = "The simplest way is to call during service.";
      return email ? `${call} For all else, an e-mail always finds us.` : call;
    },
    about: "An order under way?",
    aboutText: ({ phone, email }) => {
      const way = phone ? "Call us" : email ? "Write to us" : "Come and see us";
      return `${way} with the number of the order, the one in the confirmation mail: we find it at once.`;
    },
    company: "Press, suppliers, large parties",
    companyText: "Write us an e-mail and leave a number: we call back.",
  },
  blog: {
    offTitle: "The journal is closed",
    offText: "The house does not write here at the moment. What it has to say is on the plate.",
    emptyTitle: "Still a blank page",
    emptyText: "The journal is open, its first article is yet to be written.",
  },
};
