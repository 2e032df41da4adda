import { type ComponentProps, lazy, Suspense } from 'react';
import type { WaysOn as Shown } from './ways-on.tsx';

/** What a form says without them, where they cannot be fetched. */
const nothing = { default: () => null };

const Late = lazy(() =>
  import('./ways-on.tsx').then(
    ({ WaysOn }) => ({ default: WaysOn }),
    () => nothing,
  ),
);

/** The ways on from a place that was lost, fetched when one is. */
export function WaysOn(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
