import { type ComponentType, lazy, type ReactNode, use, useMemo } from 'react';
import { wholeStyle } from './kit/late-style.ts';

/** Page whose code is loaded when it is opened. */
export class LatePage {
  private here: ComponentType | undefined;
  private readonly late: ComponentType;

  constructor(private readonly fetched: () => Promise<ComponentType>) {
    this.late = lazy(async () => {
      const [page] = await Promise.all([fetched(), wholeStyle()]);
      return { default: page };
    });
  }

  /** Loads the page in advance, so that it renders at once; used for the page that was requested, which has its style. */
  async load(): Promise<void> {
    this.here = await this.fetched();
  }

  get component(): ComponentType {
    return this.here ?? this.late;
  }
}

/** Renders the page as soon as it is loaded. */
export function Opened({ page }: { readonly page: LatePage }) {
  const Shown = useMemo(() => page.component, [page]);
  return <Shown />;
}

/** Renders children that are loaded already, once their style is. */
export function Styled({ children }: { readonly children: ReactNode }) {
  const style = wholeStyle();
  if (style !== undefined) use(style);
  return children;
}
