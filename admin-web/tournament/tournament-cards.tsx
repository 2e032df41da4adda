import { Box } from '@mui/material';
import { RecordContextProvider, useListContext } from 'react-admin';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { TournamentCard } from './tournament-card.tsx';

/** The tournaments as cards, for narrow windows. */
export function TournamentCards() {
  const { data = [] } = useListContext<Tournament>();
  return (
    <Box component="ul" sx={cards}>
      {data.map((tournament) => (
        <RecordContextProvider key={tournament.id} value={tournament}>
          <TournamentCard tournament={tournament} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
