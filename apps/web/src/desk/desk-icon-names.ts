/** Icons that only the order desk uses, by their names in the Phosphor set. */
export const DESK_ICON_NAMES = [
  "bell-ringing",
  "bell-slash",
  "caret-left",
  "chat-text",
  "check-circle",
  "clipboard-text",
  "clock-countdown",
  "cooking-pot",
  "dots-three",
  "hand-tap",
  "hand-waving",
  "pause",
  "play",
  "printer",
  "prohibit",
  "receipt",
  "shield-check",
  "sign-out",
  "tote",
  "user-circle",
  "users-three",
  "warning",
  "wifi-slash",
] as const;

export type DeskIconName = (typeof DESK_ICON_NAMES)[number];
