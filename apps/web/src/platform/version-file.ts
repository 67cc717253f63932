/** Served by the host to identify the build: `{ entry }`, the URL of its first script. */
export const VERSION_FILE = "/version.json";
