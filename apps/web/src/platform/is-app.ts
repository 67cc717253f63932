/**
 * Whether this is the phone app's build, which has no cookie notice, service worker or version
 * check.
 */
export const IS_APP = import.meta.env.MODE === "native";
