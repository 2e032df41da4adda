import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { EmptyNote } from '../kit/list-states.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { useTournaments } from './use-tournaments.ts';

interface ByTournament {
  /** Path of the page, below which each tournament has its own. */
  readonly at: string;
  readonly said: {
    readonly title: string;
    readonly remark: string;
    readonly choose: string;
    readonly unchosen: { readonly title: string; readonly text: string };
  };
  /** Filters the tournaments on offer, besides the one in the address; all by default. */
  readonly isOffered?: (tournament: Tournament) => boolean;
  readonly children: (tournamentId: number) => ReactNode;
}

/** Page about one tournament at a time, which is chosen at its head and is part of the address. */
export function ByTournamentPage(props: ByTournament) {
  return (
    <Routes>
      <Route path="" element={<OfTournament {...props} />} />
      <Route path=":tournamentId" element={<OfTournament {...props} />} />
    </Routes>
  );
}

function OfTournament({ at, said, isOffered = () => true, children }: ByTournament) {
  const { tournamentId } = useParams();
  const navigate = useNavigate();
  const { tournaments } = useTournaments();
  const offered = tournaments.filter((one) => isOffered(one) || String(one.id) === tournamentId);
  const chosen = offered.find(({ id }) => String(id) === tournamentId);
  return (
    <>
      <PageHead title={said.title} remark={said.remark} />
      <TextField
        select
        label={said.choose}
        value={chosen === undefined ? '' : String(chosen.id)}
        onChange={({ target }) => void navigate(`${at}/${target.value}`)}
        sx={{ maxWidth: 420, mb: 2 }}
      >
        {offered.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {tournamentId === undefined ? <EmptyNote {...said.unchosen} /> : children(Number(tournamentId))}
    </>
  );
}
