import { expect, test } from "vitest";
import { isPackageManager } from "./npm-process.ts";

test.each([
  "npm start",
  "node /usr/lib/node_modules/npm/bin/npm-cli.js start",
  "node /home/ubuntu/.local/bin/pnpm.cjs start",
  "node /srv/noren/.yarn/releases/yarn-4.1.0.cjs start",
  "/home/ubuntu/.bun/bin/bun run start",
])("%s is a package manager", (command) => expect(isPackageManager(command)).toBe(true));

test.each([
  "/bin/bash /home/ubuntu/deploy.sh",
  "node /srv/npm/noren/deploy.js",
  "/usr/bin/bundle exec deploy",
  "/sbin/init",
])("%s is none", (command) => expect(isPackageManager(command)).toBe(false));
