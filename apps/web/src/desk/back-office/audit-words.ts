import { isRecord } from "@noren/contract/api-problem.ts";
import { formatShortDate } from "@noren/contract/format/dates.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { formatTime } from "@noren/contract/format/times.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { MENU_PRICES } from "@noren/contract/staff/menu-prices.ts";
import type { AuditEntry } from "@noren/contract/staff/people.ts";
import type { DocumentKind, PrinterStatus, PrintTime } from "@noren/contract/staff/printing.ts";
import type { StaffRole } from "@noren/contract/staff/roles.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import type { OfficeDesk } from "../desk-context.tsx";

/** Columns with these names hold instants: epoch milliseconds, or ISO 8601 in a setting. */
const INSTANT = /_(at|until)$/;

/** In cents. */
const PRICES: ReadonlySet<string> = new Set(MENU_PRICES);
const AMOUNTS: ReadonlySet<string> = new Set(["amount", ...MENU_PRICES]);

/** Booleans that are stored as 0 and 1. */
const YES_OR_NO: ReadonlySet<string> = new Set(["prints_ticket", "prints_label", "enabled"]);

/**
 * Formats a value of the log by the name of its field; a value without a translation stays
 * unchanged. `moment` formats an instant in epoch milliseconds.
 */
export function auditWords(
  m: OfficeDesk["m"],
  locale: Locale,
  moment: (instant: number) => string,
  action: string,
) {
  // For a rejected order, `no_answer` means that the restaurant did not answer.
  const unanswered = action === "order_rejected" && { no_answer: m.rejection.unanswered };
  const codes: Record<string, Record<string, string>> = {
    role: m.roles satisfies Record<StaffRole, string>,
    locale: m.languages satisfies Record<Locale, string>,
    progress: m.progress satisfies Record<Progress, string>,
    reason: { ...m.rejection.reasons, ...unanswered, ...m.audit.signInReasons },
    status: m.printing.status satisfies Record<PrinterStatus, string>,
    print_when: m.printing.moments satisfies Record<PrintTime, string>,
    document: m.printing.kinds satisfies Record<DocumentKind, string>,
  };
  const soldOutWords = ({ until, at }: Record<string, unknown>): string => {
    const words: Record<string, string> = m.audit.soldOutUntil;
    const end = instantOf(at);
    return end === null ? (words[String(until)] ?? m.audit.changed) : moment(end);
  };
  return (name: string, value: unknown): string => {
    const known = codes[name]?.[String(value)];
    if (known !== undefined) return known;
    const instant = INSTANT.test(name) ? instantOf(value) : null;
    if (instant !== null) return moment(instant);
    if (name === "sold_out" && isRecord(value)) return soldOutWords(value);
    if (AMOUNTS.has(name) && typeof value === "number") return formatMoney(asCents(value), locale);
    if (name === "lines" && Array.isArray(value)) return m.audit.pieces(piecesIn(value));
    if (YES_OR_NO.has(name) || typeof value === "boolean") return value ? m.audit.yes : m.audit.no;
    if (name === "publish_local" && typeof value === "string") return localWords(value, locale);
    if (Array.isArray(value)) return value.map(itemWords).filter(Boolean).join(", ");
    return typeof value === "object" ? m.audit.changed : String(value);
  };
}

type Action = Pick<AuditEntry, "action" | "changes">;

/** What an entry's person did, in words that follow their name. */
export function actionWords(m: OfficeDesk["m"], { action, changes }: Action): string {
  const isOfPrices = changes.length > 0 && changes.every(({ field }) => PRICES.has(field));
  if (action === "menu_changed" && isOfPrices) return m.menuHistory.pricesChanged;
  const words: Record<string, string> = m.audit.actions;
  return words[action] ?? m.audit.otherAction;
}

/** The name of a field of an entry. */
export function fieldWords(m: OfficeDesk["m"], name: string): string {
  const words: Record<string, string> = m.audit.fields;
  return words[name] ?? m.audit.otherField;
}

/** A local time such as `2026-11-30T06:00`. */
function localWords(local: string, locale: Locale): string {
  const [date = "", time = ""] = local.split("T");
  return `${formatShortDate(date, locale)}, ${formatTime(time.slice(0, 5), locale)}`;
}

/** An element of a list: a record by its name. */
function itemWords(item: unknown): string {
  return isRecord(item) ? String(item.name ?? "") : String(item);
}

function instantOf(value: unknown): number | null {
  const instant = typeof value === "string" ? Date.parse(value) : value;
  return typeof instant === "number" && !Number.isNaN(instant) ? instant : null;
}

function piecesIn(lines: readonly unknown[]): number {
  return lines.reduce<number>((sum, line) => sum + quantityOf(line), 0);
}

function quantityOf(line: unknown): number {
  return isRecord(line) && typeof line.quantity === "number" ? line.quantity : 0;
}
