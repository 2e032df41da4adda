import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export type BadgeTone = 'good' | 'strong' | 'alarm' | 'quiet';

/** Badge with the state of something. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  return (
    <Box component="span" data-badge={tone} sx={{ ...badge, ...tones[tone] }}>
      {children}
    </Box>
  );
}

const badge = {
  display: 'inline-block',
  flex: 'none',
  px: 0.875,
  py: 0.125,
  typography: 'button',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  border: 1,
  borderRadius: 0.5,
  whiteSpace: 'nowrap',
} as const;

const tones = {
  good: { color: 'success.main', bgcolor: 'success.light', borderColor: 'transparent' },
  strong: { color: 'primary.contrastText', bgcolor: 'primary.main', borderColor: 'transparent' },
  alarm: { color: 'error.main', bgcolor: 'error.light', borderColor: 'transparent' },
  quiet: { color: 'text.secondary', borderColor: 'divider' },
} as const;
