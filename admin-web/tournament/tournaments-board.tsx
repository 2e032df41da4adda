import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { PageHead } from '../site/page-head.tsx';
import { ListedTournaments } from './listed-tournaments.tsx';
import { words } from './words.ts';

/** The tournaments under their heading, with the way to a new one. */
export function TournamentsBoard() {
  const { total } = useListContext<Tournament>();
  return (
    <>
      <PageHead title={words.title} remark={total ? words.count(total) : undefined}>
        <Button component={Link} to="/tournaments/create" variant="contained" size="large" startIcon={<Add />}>
          {words.create}
        </Button>
      </PageHead>
      <ListedTournaments />
    </>
  );
}
