import { type ComponentType, lazy, useState } from 'react';

/** A page that is fetched when somebody opens it. */
export class LatePage {
  private here: ComponentType | undefined;
  private readonly late: ComponentType;

  constructor(private readonly fetched: () => Promise<ComponentType>) {
    this.late = lazy(async () => ({ default: await fetched() }));
  }

  /** Fetches it, so that it is shown at once when it is opened. */
  async load(): Promise<void> {
    this.here = await this.fetched();
  }

  get component(): ComponentType {
    return this.here ?? this.late;
  }
}

/** The page, as soon as it has come. */
export function Opened({ page }: { readonly page: LatePage }) {
  const [Shown] = useState(() => page.component);
  return <Shown />;
}
