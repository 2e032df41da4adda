import { Box, Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ImportCounts } from '../../domain/answer/import/import-view.ts';

export const madeInWords = ({
  teams,
  players,
  registrations,
}: Pick<ImportCounts, 'teams' | 'players' | 'registrations'>) =>
  [some(teams, 'team'), some(players, 'player'), some(registrations, 'registration')].join(', ');

/** Summary of the records that the import will create, and the button that starts it. */
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
  readonly onMake: () => void;
  readonly children: ReactNode;
}) {
  const isNothing = counts.teams + counts.players + counts.registrations === 0;
  const isWrong = counts.rowsWithErrors > 0;
  const more = [
    ...(counts.waitingTeams > 0 ? [`${some(counts.waitingTeams, 'team')} of them on the waiting list`] : []),
    ...(counts.known > 0 ? [`${some(counts.known, 'person', 'people')} on file already`] : []),
    ...(counts.unchanged > 0 ? [`${some(counts.unchanged, 'row')} there already, left as they are`] : []),
  ];
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Box role="status" sx={{ my: 1 }}>
        <Typography fontWeight={600}>
          {isNothing && !isWrong ? 'Nothing new: everything in this table is there already.' : madeInWords(counts)}
        </Typography>
        {more.length > 0 && <Typography color="text.secondary">{more.join('; ')}</Typography>}
        {isWrong && <Typography color="error">{wrongRows(counts.rowsWithErrors)}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={isNothing || isWrong || isChecking || isMaking}
          onClick={() => void onMake()}
        >
          {isMaking ? 'Importing' : 'Import'}
        </Button>
        {children}
      </Box>
    </Paper>
  );
}

const title = 'What will be made';

const wrongRows = (rows: number) => `${rows === 1 ? '1 row needs' : `${rows} rows need`} a correction first.`;

const some = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
