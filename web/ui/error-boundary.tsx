import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces children that fail to render or to load. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Limits a failure to its children: without a boundary React removes the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
