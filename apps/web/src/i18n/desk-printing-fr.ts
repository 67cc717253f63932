import type {
  DocumentKind,
  PrinterStatus,
  PrintState,
  PrintTime,
} from "@noren/contract/staff/printing.ts";
import { plural } from "./plural.ts";

/** Texts of print jobs and printers. */
const kinds: Record<DocumentKind, string> = {
  ticket: "Ticket de cuisine",
  label: "Étiquette de sac",
  cancellation: "Avis d’annulation",
};
const states: Record<PrintState, string> = {
  waiting: "en attente",
  sending: "en cours",
  printed: "imprimé",
  unclear: "à vérifier",
  dropped: "non imprimé",
};
const status: Record<PrinterStatus, string> = {
  unknown: "pas encore essayée",
  ready: "prête",
  paper_low: "bientôt à court de papier",
  unreachable: "injoignable",
  no_paper: "plus de papier",
  cover_open: "capot ouvert",
  offline: "hors ligne",
  broken: "en panne",
  cut_off: "connexion coupée en pleine impression",
  no_answer: "sans réponse",
  interrupted: "interrompue en pleine impression",
};
const moments: Record<PrintTime, string> = {
  acceptance: "Quand la commande est acceptée",
  arrival: "Dès que la commande arrive",
};

export const printingFr = {
  kinds,
  states,
  status,
  moments,
  card: {
    printed: "Imprimé",
    sending: "Impression en cours",
    dropped: "Non imprimé",
    waiting: (printer: string, why: string) =>
      why === ""
        ? `Impression en attente : ${printer}`
        : `Impression en attente : ${printer}, ${why}`,
    unclear: (printer: string) => `Est-ce sorti de l’imprimante ${printer} ?`,
  },
  itCameOut: "Oui, c’est sorti",
  printAgain: "Réimprimer",
  documents: "Impression",
  none: "Rien n’a été imprimé.",
  asked: (who: string) => `demandé par ${who}`,
  print: (kind: string, printer: string) => `${kind} : imprimer (${printer})`,
  reprint: (kind: string, printer: string) => `${kind} : réimprimer (${printer})`,
  queued: (number: string, printer: string) => `${number} part à l’imprimante ${printer}.`,
  settled: (number: string) => `${number} : noté, c’est imprimé.`,
  preview: "Aperçu et impression d’ici",
  documentPage: {
    title: (number: string) => `Papiers de ${number}`,
    which: "Quel papier",
    print: "Imprimer",
    picture: (kind: string, number: string) => `${kind} de la commande ${number}`,
    back: "Aux commandes",
    hint: "Dans la fenêtre d’impression, choisissez l’imprimante à tickets de 80 mm.",
  },
  bar: {
    trouble: (printer: string, what: string) => `${printer} : ${what}.`,
    waits: (documents: number) =>
      documents === 0
        ? "Vérifiez-la, puis imprimez un essai."
        : plural(
            documents,
            "Un papier attend et sortira dès que possible.",
            `${documents} papiers attendent et sortiront dès que possible.`,
          ),
  },
};
