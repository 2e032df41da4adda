import { Paper } from '@mui/material';
import { CreateBase } from 'react-admin';
import { PageHead } from '../kit/page-head.tsx';
import { createTournament, NewTournamentForm, withDeadline } from './new-tournament-form.tsx';
import { useNewTournament } from './use-new-tournament.ts';

export function NewTournamentPage() {
  const outcome = useNewTournament();
  return (
    <CreateBase mutationMode="pessimistic" mutationOptions={outcome} transform={withDeadline} redirect="list">
      <PageHead title={createTournament} />
      <Paper variant="outlined" sx={{ maxWidth: 720, p: { xs: 2, md: 4 } }}>
        <NewTournamentForm />
      </Paper>
    </CreateBase>
  );
}
