import SkipNext from '@mui/icons-material/SkipNext';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useState } from 'react';
import type { AdvancedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { UndecidedTie } from '../../domain/standings/undecided-tie.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { teamName } from '../bracket/sides.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { send } from '../transport/call.ts';
import { refusalOf } from '../transport/failure.ts';
import { LotsDialog } from './lots-dialog.tsx';

/** Button that fills the next round from the standings; if a tie cannot be broken, it asks how the tie was decided. */
export function AdvanceButton({ drawn }: { readonly drawn: DrawnTournament }) {
  const [asked, setAsked] = useState<UndecidedTie>();
  const { isPending, ties, advance } = useAdvance(drawn.tournament.id, setAsked);
  const names = (tie: UndecidedTie) => list.format(tie.teams.map((id) => teamName(id, drawn.teams)));
  return (
    <>
      <Button variant="contained" startIcon={<SkipNext />} disabled={isPending} onClick={advance}>
        {isPending ? 'Advancing…' : 'Advance Brackets'}
      </Button>
      {ties.map((tie) => (
        <Alert
          key={`${tie.division} ${tie.group} ${tie.rank}`}
          severity="warning"
          variant="outlined"
          sx={{ width: '100%', color: 'text.primary' }}
          action={<Button onClick={() => setAsked(tie)}>Enter lots or a shoot-out</Button>}
        >
          <AlertTitle>Nothing separates these teams</AlertTitle>
          {names(tie)} share rank {String(tie.rank)}, and their order decides who goes on, or who meets whom.
        </Alert>
      ))}
      {asked !== undefined && (
        <LotsDialog
          tie={asked}
          drawn={drawn}
          onClose={() => setAsked(undefined)}
          onDecided={() => {
            setAsked(undefined);
            advance();
          }}
        />
      )}
    </>
  );
}

const list = new Intl.ListFormat('en-US');

function useAdvance(tournamentId: number, onTie: (tie: UndecidedTie | undefined) => void) {
  const [ties, setTies] = useState<readonly UndecidedTie[]>([]);
  const { run, isBusy } = useDrawnChange(() => advanceBrackets(tournamentId), {
    done: 'Brackets Advanced',
    about: advanced,
    failed: 'Failed to advance brackets. Please try again.',
    after: () => setTies([]),
    onRefusal: (failure) => {
      const found = tiesIn(failure);
      setTies(found);
      onTie(found[0]);
    },
  });
  return { isPending: isBusy, ties, advance: () => run() };
}

/** Returns the ties for which an advance was refused. */
function tiesIn(failure: unknown): readonly UndecidedTie[] {
  const { details } = refusalOf(failure);
  return Array.isArray(details) ? details.filter((tie) => Array.isArray(tie?.teams)) : [];
}

const advanced = (filled: number): string =>
  filled === 0 ? 'Nothing new to fill.' : filled === 1 ? '1 match was filled.' : `${filled} matches were filled.`;

/** Derives all brackets again; returns the number of matches with new teams. */
const advanceBrackets = async (tournamentId: number) =>
  (await send<AdvancedBrackets>('POST', `/api/tournaments/${tournamentId}/advance`, {})).advanced.length;
