import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from './words.ts';

/** The foot of a dialog: what will happen, and the way out. */
export function DialogActions({ children, onCancel }: { readonly children: ReactNode; readonly onCancel: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
      {children}
      <Button onClick={onCancel}>{words.cancel}</Button>
    </Box>
  );
}
