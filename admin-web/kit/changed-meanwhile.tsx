import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { intoView } from './into-view.ts';

/** Tells that somebody else has changed a record, and what stands there now; the next press saves what is chosen here. */
export function ChangedMeanwhile({ children }: { readonly children: ReactNode }) {
  return (
    <Alert ref={intoView} severity="warning" role="alert" sx={{ mt: 2 }}>
      Somebody else has changed this meanwhile. Now: {children}. Press again to save your answer in its place.
    </Alert>
  );
}
