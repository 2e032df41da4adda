import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../kit/load-failed.tsx';
import { words } from './words.ts';

interface PageBoundaryProps {
  /** Path of the open page; a change of page resets the failure. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Error boundary that keeps the frame when a page fails, mostly because a script was not loaded. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failure?: unknown }> {
  override state: { readonly failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidUpdate({ path }: PageBoundaryProps) {
    if (path !== this.props.path && this.state.failure !== undefined) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return <LoadFailed sentence={words.failed} failure={failure} onRetry={() => window.location.reload()} isOfPage />;
  }
}
