import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pageTitle } from '../kit/page-head.tsx';
import { colours } from '../kit/theme.ts';
import { Brand } from './brand.tsx';

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

/** Drawing of half a small-sided pitch, seen from above. Decorative. */
function PitchLines() {
  return (
    <Box
      component="svg"
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', color: 'rgb(247 244 234 / 22%)' }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M40 40H760V560H40ZM400 40V560" />
        <circle cx="400" cy="300" r="170" />
        <circle cx="400" cy="300" r="226" strokeDasharray="10 11" />
        <path d="M40 190H140V410H40M760 190H660V410H760" />
        <path d="M140 252a48 48 0 0 1 0 96M660 252a48 48 0 0 0 0 96" strokeDasharray="10 11" />
      </g>
    </Box>
  );
}
