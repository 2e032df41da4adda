import { type ComponentType, lazy, type ReactNode, use, useMemo } from 'react';
import { wholeStyle } from './kit/late-style.ts';

/** A page that is fetched when somebody opens it. */
export class LatePage {
  private here: ComponentType | undefined;
  private readonly late: ComponentType;

  constructor(private readonly fetched: () => Promise<ComponentType>) {
    this.late = lazy(async () => {
      const [page] = await Promise.all([fetched(), wholeStyle()]);
      return { default: page };
    });
  }

  /** Fetches it, so that it is shown at once when it is opened: the page that was asked for, which came with its style. */
  async load(): Promise<void> {
    this.here = await this.fetched();
  }

  get component(): ComponentType {
    return this.here ?? this.late;
  }
}

/** The page, as soon as it has come. */
export function Opened({ page }: { readonly page: LatePage }) {
  const Shown = useMemo(() => page.component, [page]);
  return <Shown />;
}

/** What is there already, but may have come without its style. */
export function Styled({ children }: { readonly children: ReactNode }) {
  const style = wholeStyle();
  if (style !== undefined) use(style);
  return children;
}
