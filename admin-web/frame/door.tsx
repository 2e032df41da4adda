import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pageTitle } from '../kit/page-head.tsx';
import { colours } from '../kit/theme.ts';
import { Brand } from './brand.tsx';
import { PitchLines } from './pitch-lines.tsx';

/** Page outside the back office: a card on a drawing of the pitch. */
export function Door({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="main" sx={door}>
      <title>{pageTitle(title)}</title>
      <PitchLines />
      <Paper elevation={0} sx={paper}>
        <Box sx={{ color: colours.chalk, bgcolor: colours.night, px: 3, py: 2 }}>
          <Brand />
        </Box>
        <Box sx={{ px: 3, pt: 3, pb: 3.5 }}>
          <Typography variant="h1" gutterBottom>
            {title}
          </Typography>
          {children}
        </Box>
      </Paper>
    </Box>
  );
}

const door = {
  position: 'relative',
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  p: 2,
  overflow: 'hidden',
  bgcolor: colours.turfDeep,
} as const;

const paper = {
  position: 'relative',
  width: '100%',
  maxWidth: 416,
  overflow: 'hidden',
  borderTop: `4px solid ${colours.volt}`,
} as const;
