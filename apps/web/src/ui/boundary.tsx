import { Component, type ReactNode } from "react";

interface Props {
  /** Shown in place of what can't be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what a stranger's file breaks from taking the page with it. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  override state = { isBroken: false };

  override render() {
    const { fallback, children } = this.props;
    return this.state.isBroken ? fallback : children;
  }
}
