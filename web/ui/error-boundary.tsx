import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of what could not be drawn, or whose files did not come. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure where it happened: without it React takes the whole page away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
