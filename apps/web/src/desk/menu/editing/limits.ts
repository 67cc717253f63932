/** Lengths that the server accepts, in characters. */
export const MAX_NAME = 300;
export const MAX_DESCRIPTION = 5000;
