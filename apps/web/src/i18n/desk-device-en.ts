import type { deviceFr } from "./desk-device-fr.ts";

export const deviceEn: typeof deviceFr = {
  title: "This device",
  push: "Alerts, even while the screen is off",
  pushText:
    "A new order wakes this device with a notification, for as long as you are signed in on it. It tells number, time and sum, nothing about the customer.",
  turnOn: "Turn on alerts here",
  turnOff: "Turn off alerts here",
  on: "Alerts are on for this device.",
  busy: "One moment…",
  failed: "The device could not subscribe. Check the network, then try again.",
  denied:
    "This browser blocks the desk’s notifications. Touch the icon left of the address, allow notifications, then reload the page.",
  none: "This browser receives no notifications: keep the desk open and the screen on.",
  installTitle: "The desk as an app",
  installText:
    "On the home screen, with its own icon: it opens with one tap, and its bell also works after a reload.",
  install: "Install the desk",
  installOnIos:
    "On an iPhone or iPad: touch Share, then “Add to Home Screen”. Then open the desk by its icon: alerts are turned on there.",
};
