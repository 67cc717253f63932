/** The native app that tests and benchmarks run: its folder, and the API root it is built with. */
export const TESTED_APP = { folder: ".cache/native", root: "https://order.example" };
