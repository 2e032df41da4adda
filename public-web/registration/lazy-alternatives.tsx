import { type ComponentProps, lazy, Suspense } from 'react';
import type { Alternatives as Shown } from './alternatives.tsx';

/** Renders nothing if the code cannot be loaded. */
const nothing = { default: () => null };

const Late = lazy(() =>
  import('./alternatives.tsx').then(
    ({ Alternatives: WaysOn }) => ({ default: WaysOn }),
    () => nothing,
  ),
);

/** Alternatives after a place was lost, loaded when needed. */
export function LazyAlternatives(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
