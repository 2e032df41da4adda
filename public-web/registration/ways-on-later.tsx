import { type ComponentProps, lazy, Suspense } from 'react';
import type { WaysOn as Shown } from './ways-on.tsx';

/** Renders nothing if the code cannot be loaded. */
const nothing = { default: () => null };

const Late = lazy(() =>
  import('./ways-on.tsx').then(
    ({ WaysOn }) => ({ default: WaysOn }),
    () => nothing,
  ),
);

/** Alternatives after a place was lost, loaded when needed. */
export function WaysOn(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
