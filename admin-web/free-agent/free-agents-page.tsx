import { MenuItem, TextField } from '@mui/material';
import { Route, Routes, useNavigate, useParams } from 'react-router';
import { EmptyNote } from '../kit/list-states.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { Placement } from './placement.tsx';
import { words } from './words.ts';

/** Who without a team plays where: a proposal for one tournament. */
export function FreeAgentsPage() {
  return (
    <Routes>
      <Route path="" element={<Page />} />
      <Route path=":tournamentId" element={<Page />} />
    </Routes>
  );
}

function Page() {
  const { tournamentId } = useParams();
  const navigate = useNavigate();
  const { tournaments } = useTournaments();
  const coming = tournaments.filter(({ status, id }) => status === 'upcoming' || String(id) === tournamentId);
  const chosen = coming.some(({ id }) => String(id) === tournamentId) ? tournamentId : '';
  return (
    <>
      <PageHead title={words.title} remark={words.remark} />
      <TextField
        select
        label={words.choose}
        value={chosen}
        onChange={({ target }) => void navigate(`/free-agents/${target.value}`)}
        sx={{ maxWidth: 420, mb: 2 }}
      >
        {coming.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {tournamentId === undefined ? (
        <EmptyNote {...words.unchosen} />
      ) : (
        <Placement key={tournamentId} tournamentId={Number(tournamentId)} />
      )}
    </>
  );
}
