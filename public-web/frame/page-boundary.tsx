import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../kit/load-failed.tsx';
import { words } from './words.ts';

interface PageBoundaryProps {
  /** The page that is open; another one gets a new chance. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The frame stays when a page cannot be shown, mostly because its part of the site did not come through. */
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
    return <LoadFailed sentence={words.failed} failure={failure} onRetry={() => window.location.reload()} />;
  }
}
