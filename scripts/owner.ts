import { ownerCommand } from "../apps/server/src/owner-command.ts";
import { StartError } from "../apps/server/src/start-error.ts";

// As the server: a database that is created here holds secrets, too.
process.umask(0o077);
try {
  process.stdout.write(await ownerCommand(process.argv.slice(2), process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
