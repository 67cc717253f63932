/** Of nobody, for examples of the API document. */
export const EXAMPLE_EMAIL = "owner@example.com";
export const EXAMPLE_PASSWORD = "sept lanternes au vent";
