import { inWords } from "./dates.ts";

/** For a subject line: "sam. 21 nov.", "Sat 21 Nov". */
export const formatBriefDate = inWords({ weekday: "short", day: "numeric", month: "short" });
