import type { HomeMessages } from "./home-fr.ts";

export const homeEn: HomeMessages = {
  home: {
    headline: ["Part the", "curtain."],
    intro: (dishes) => `On the menu: ${dishes}… At the counter or at your door.`,
    categories: "Categories of the menu",
    choose: "Start an order",
    pickupText: "Ready at the counter",
    deliveryText: (fee) => `At your door from ${fee}`,
    deliveryFree: "At your door, no fee",
    deliveryDoor: "To your door",
    firstSlot: (when) => `From ${when}`,
    noSlot: "No slot for now",
    best: "First to go",
    bestText: "What our regulars come back for.",
    wholeMenu: "The whole menu",
    offers: "Right now",
    visit: "Come by",
    visitText: "At the counter, no booking needed.",
    zones: "We deliver to",
    free: "free",
    directions: "Directions",
  },
};
