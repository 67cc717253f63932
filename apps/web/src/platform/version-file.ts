/** Where the host tells which build it serves: `{ entry }`, the address of its first script. */
export const VERSION_FILE = "/version.json";
