/** The root of calls to the own API, which leave the process by no socket and know no public address. */
export const IN_PROCESS = "http://localhost";
