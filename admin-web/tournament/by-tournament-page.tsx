import { MenuItem, TextField } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router';
import { isOver, type Tournament, tournamentOfDay } from '../../domain/rule/tournament/tournament.ts';
import { type Choose, useChosenTournament, useTournamentInAddress } from '../kit/chosen-tournament.ts';
import { EmptyNote } from '../kit/list-states.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { serverNow } from '../transport/server-clock.ts';
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
  /** Filters the tournaments on offer; all by default. */
  readonly isOffered?: (tournament: Tournament) => boolean;
  readonly children: (tournamentId: number) => ReactNode;
}

/** Page about one tournament at a time, which is that of the office and is part of the address. */
export function ByTournamentPage(props: ByTournament) {
  useTournamentOfDay();
  return (
    <Routes>
      <Route path="" element={<OfTournament {...props} />} />
      <Route path=":tournamentId" element={<OfTournament {...props} />} />
    </Routes>
  );
}

/** Chooses the tournament of the day once, where the address names none and the office works on none or on one that is over. */
function useTournamentOfDay(): void {
  const { '*': named = '' } = useParams();
  const { tournaments, isSettled } = useTournaments();
  const [chosenId, choose] = useChosenTournament();
  const isDecided = useRef(named !== '');
  useEffect(() => {
    if (isDecided.current || !isSettled) return;
    isDecided.current = true;
    const chosen = tournaments.find(({ id }) => id === chosenId);
    const ofDay = tournamentOfDay(tournaments, serverNow());
    if (ofDay !== undefined && (chosen === undefined || isOver(chosen, serverNow()))) choose(ofDay.id);
  });
}

function OfTournament({ at, said, isOffered = () => true, children }: ByTournament) {
  const { tournamentId } = useParams();
  const navigate = useNavigate();
  const { tournaments } = useTournaments();
  const offered = tournaments.filter(isOffered);
  const chosen = offered.find(({ id }) => String(id) === tournamentId);
  const isUnfit = chosen === undefined && tournaments.some(({ id }) => String(id) === tournamentId);
  const go: Choose = (id) => void navigate(id === undefined ? at : `${at}/${id}`, { replace: true });
  useTournamentInAddress(tournamentId === undefined ? undefined : Number(tournamentId), go);
  return (
    <>
      <PageHead title={said.title} remark={said.remark} />
      <TextField
        select
        label={said.choose}
        value={chosen === undefined ? '' : String(chosen.id)}
        onChange={({ target }) => go(Number(target.value))}
        sx={{ maxWidth: 420, mb: 2 }}
      >
        {offered.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {tournamentId === undefined || isUnfit ? <EmptyNote {...said.unchosen} /> : children(Number(tournamentId))}
    </>
  );
}
