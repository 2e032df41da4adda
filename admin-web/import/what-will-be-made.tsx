import { Box, Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ImportCounts } from '../../domain/answer/import/import-shown.ts';
import { words } from './words.ts';

const said = words.summary;

/** What the table makes, before it does, and the one press that does it. */
export function WhatWillBeMade({
  counts,
  isChecking,
  isMaking,
  onMake,
  children,
}: {
  readonly counts: ImportCounts;
  readonly isChecking: boolean;
  readonly isMaking: boolean;
  readonly onMake: () => Promise<void>;
  readonly children: ReactNode;
}) {
  const isNothing = counts.teams + counts.players + counts.registrations === 0;
  const isWrong = counts.rowsWithErrors > 0;
  const more = [
    ...(counts.waitingTeams > 0 ? [said.waiting(counts.waitingTeams)] : []),
    ...(counts.known > 0 ? [said.known(counts.known)] : []),
    ...(counts.unchanged > 0 ? [said.unchanged(counts.unchanged)] : []),
  ];
  return (
    <Paper variant="outlined" component="section" aria-label={said.title} sx={{ p: 2 }}>
      <Typography variant="h2">{said.title}</Typography>
      <Box role="status" sx={{ my: 1 }}>
        <Typography fontWeight={600}>{isNothing && !isWrong ? said.nothing : words.made(counts)}</Typography>
        {more.length > 0 && <Typography color="text.secondary">{more.join('; ')}</Typography>}
        {isWrong && <Typography color="error">{said.wrong(counts.rowsWithErrors)}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={isNothing || isWrong || isChecking || isMaking}
          onClick={() => void onMake()}
        >
          {isMaking ? words.making : words.make}
        </Button>
        {children}
      </Box>
    </Paper>
  );
}
