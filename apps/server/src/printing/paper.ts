import type { PrinterRow } from "../db/printer-tables.ts";

/** Characters per line and code page of a printer. */
export type Paper = Pick<PrinterRow, "columns" | "code_page">;

/** 80 mm paper, as for the preview and the browser's print dialog. */
export const PREVIEW_PAPER: Paper = { columns: 48, code_page: 16 };
