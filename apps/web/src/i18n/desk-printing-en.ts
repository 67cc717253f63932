import type { printingFr } from "./desk-printing-fr.ts";
import { plural } from "./plural.ts";

export const printingEn: typeof printingFr = {
  kinds: { ticket: "Kitchen ticket", label: "Bag label", cancellation: "Cancellation slip" },
  states: {
    waiting: "waiting",
    sending: "printing",
    printed: "printed",
    unclear: "to be checked",
    dropped: "not printed",
  },
  status: {
    unknown: "not tried yet",
    ready: "ready",
    paper_low: "paper nearly out",
    unreachable: "cannot be reached",
    no_paper: "out of paper",
    cover_open: "cover open",
    offline: "offline",
    broken: "out of order",
    cut_off: "connection cut while printing",
    no_answer: "no answer",
    interrupted: "interrupted while printing",
  },
  moments: {
    acceptance: "When the order is accepted",
    arrival: "As soon as the order arrives",
  },
  card: {
    printed: "Printed",
    sending: "Printing",
    dropped: "Not printed",
    waiting: (printer, why) =>
      why === "" ? `Waiting to print: ${printer}` : `Waiting to print: ${printer}, ${why}`,
    unclear: (printer) => `Did it come out of the printer ${printer}?`,
  },
  itCameOut: "Yes, it came out",
  printAgain: "Print again",
  documents: "Printing",
  none: "Nothing has been printed.",
  asked: (who) => `asked for by ${who}`,
  print: (kind, printer) => `${kind}: print (${printer})`,
  reprint: (kind, printer) => `${kind}: print again (${printer})`,
  queued: (number, printer) => `${number} is on its way to the printer ${printer}.`,
  settled: (number) => `${number}: noted, it is printed.`,
  preview: "Preview and print from here",
  documentPage: {
    title: (number) => `Papers of ${number}`,
    which: "Which paper",
    print: "Print",
    picture: (kind, number) => `${kind} of order ${number}`,
    back: "To the orders",
    hint: "In the print dialogue, choose the 80 mm receipt printer.",
  },
  bar: {
    trouble: (printer, what) => `${printer}: ${what}.`,
    waits: (documents) =>
      documents === 0
        ? "Look at it, then make a test print."
        : `${plural(documents, "One paper waits", `${documents} papers wait`)}, to come out as soon as possible.`,
  },
};
