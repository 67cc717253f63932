import { afterAll } from "vitest";
import { cleanUpFile } from "./cleanup.ts";

// A setup file runs once per test file, even where test files share modules.
afterAll(cleanUpFile);
