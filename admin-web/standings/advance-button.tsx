import SkipNext from '@mui/icons-material/SkipNext';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { AdvancedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { UndecidedTie } from '../../domain/standings/undecided-tie.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { send } from '../transport/call.ts';
import { LotsDialog } from './lots-dialog.tsx';
import { useTies } from './use-ties.ts';

/** Button that fills the next round from the standings; where a tie is in the way, it asks how the tie was decided. */
export function AdvanceButton({ drawn }: { readonly drawn: DrawnTournament }) {
  const [asked, setAsked] = useState<UndecidedTie>();
  const { open } = useTies(drawn.tournament.id);
  const { run, isBusy } = useDrawnChange(() => advanceBrackets(drawn.tournament.id), {
    done: 'Brackets Advanced',
    about: advanced,
    failed: 'Failed to advance brackets. Please try again.',
    onRefusal: () => setAsked(open[0]),
  });
  return (
    <>
      <Button variant="contained" startIcon={<SkipNext />} disabled={isBusy} onClick={() => run()}>
        {isBusy ? 'Advancing…' : 'Advance Brackets'}
      </Button>
      {asked !== undefined && <LotsDialog tie={asked} drawn={drawn} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const advanced = (filled: number): string =>
  filled === 0
    ? 'No match was waiting for a team.'
    : filled === 1
      ? '1 match was filled.'
      : `${filled} matches were filled.`;

/** Derives all brackets again; returns the number of matches with new teams. */
const advanceBrackets = async (tournamentId: number) =>
  (await send<AdvancedBrackets>('POST', `/api/tournaments/${tournamentId}/advance`, {})).advanced.length;
