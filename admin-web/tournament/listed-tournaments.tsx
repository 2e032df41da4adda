import { type Theme, useMediaQuery } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { NoTournaments } from './no-tournaments.tsx';
import { TournamentCards } from './tournament-cards.tsx';
import { TournamentTable } from './tournament-table.tsx';
import { TournamentsFailed } from './tournaments-failed.tsx';
import { TournamentsLoading } from './tournaments-loading.tsx';

/** What came of asking for the tournaments: a table, cards where the window is narrow, or why there is neither. */
export function ListedTournaments() {
  const { isPending, error, data } = useListContext<Tournament>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isPending) return <TournamentsLoading />;
  if (error) return <TournamentsFailed />;
  if (data.length === 0) return <NoTournaments />;
  return isNarrow ? <TournamentCards /> : <TournamentTable />;
}
