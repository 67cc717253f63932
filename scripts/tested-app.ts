/** The phone app that tests and measurements run: where it lies, and the server that it names. */
export const TESTED_APP = { folder: ".cache/native", root: "https://order.example" };
