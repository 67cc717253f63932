import { create } from "zustand";

/** The open dialog about an order; kept during its closing animation. */
export type OrderQuestion =
  | { kind: "promise"; command: "accept" | "delay"; orderId: string }
  | { kind: "rejection"; command: "reject" | "cancel"; orderId: string }
  | { kind: "details" | "refund"; orderId: string };

type DialogState = { question: OrderQuestion | null; isOpen: boolean };

export const useOrderDialog = create<DialogState>(() => ({ question: null, isOpen: false }));

export function openOrderDialog(question: OrderQuestion): void {
  useOrderDialog.setState({ question, isOpen: true });
}

export function closeOrderDialog(): void {
  useOrderDialog.setState({ isOpen: false });
}
