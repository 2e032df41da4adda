import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';

/** Foot of a dialog, always visible: the submit button, and the cancel button, which comes first if something would be lost. */
export function DialogActions({
  children,
  onCancel,
  isFinal = false,
  cancel = 'Cancel',
}: {
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly isFinal?: boolean;
  readonly cancel?: string;
}) {
  return (
    <Box data-dialog-actions sx={foot}>
      {children}
      <Button onClick={onCancel} autoFocus={isFinal}>
        {cancel}
      </Button>
    </Box>
  );
}

/** It covers the scrolled content below it, as wide as the dialog. */
const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: 2,
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.25,
  bgcolor: 'background.paper',
  backgroundImage: 'inherit',
  borderTop: 1,
  borderColor: 'divider',
} as const;
