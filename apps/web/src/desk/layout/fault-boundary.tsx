import { Component, type ReactNode } from "react";
import { DeskFault } from "./desk-fault.tsx";

/** Shows the fault page in place of what could not be rendered. */
export class FaultBoundary extends Component<{ children: ReactNode }, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render() {
    return this.state.isFaulty ? <DeskFault /> : this.props.children;
  }
}
