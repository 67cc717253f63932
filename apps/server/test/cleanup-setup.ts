import { afterAll } from "vitest";
import { cleanUpFile } from "./cleanup.ts";

// A setup file runs once a test file also where modules are shared between files.
afterAll(cleanUpFile);
