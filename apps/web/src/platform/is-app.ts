/** Whether this is the phone app's build: there is no cookie notice, worker or newer version in it. */
export const IS_APP = import.meta.env.MODE === "native";
