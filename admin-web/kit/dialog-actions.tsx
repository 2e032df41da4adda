import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from './words.ts';

/** The foot of a dialog: what will happen, and the way out, which comes first to hand where something would be lost. */
export function DialogActions({
  children,
  onCancel,
  isFinal = false,
  cancel = words.cancel,
}: {
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly isFinal?: boolean;
  readonly cancel?: string;
}) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
      {children}
      <Button onClick={onCancel} autoFocus={isFinal}>
        {cancel}
      </Button>
    </Box>
  );
}
