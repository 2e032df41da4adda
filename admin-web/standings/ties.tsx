import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { DecidedTie } from '../../domain/rule/bracket/tie-decisions.ts';
import type { UndecidedTie } from '../../domain/rule/standings/undecided-tie.ts';
import { separations } from '../../domain/use-case/bracket/tie-entry.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { teamName } from '../bracket/sides.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { May } from '../kit/may.tsx';
import { send } from '../transport/call.ts';
import { LotsDialog } from './lots-dialog.tsx';
import { tieText, useTies } from './use-ties.ts';

/** Ties that stop the advance, with lots and a shoot-out, and the orders that were recorded. */
export function Ties({ drawn }: { readonly drawn: DrawnTournament }) {
  const { open, decided } = useTies(drawn.tournament.id);
  const [asked, setAsked] = useState<UndecidedTie>();
  return (
    <>
      {open.map((tie) => (
        <Alert
          key={tie.teams.join()}
          severity="warning"
          variant="outlined"
          sx={{ mb: 1.5, color: 'text.primary' }}
          action={
            <May act="change">
              <Button onClick={() => setAsked(tie)}>Enter lots or a shoot-out</Button>
            </May>
          }
        >
          <AlertTitle>Nothing separates these teams</AlertTitle>
          {tieText(tie, drawn)}
        </Alert>
      ))}
      {decided.map((tie) => (
        <RecordedOrder key={tie.teams.join()} tie={tie} drawn={drawn} />
      ))}
      {asked !== undefined && <LotsDialog tie={asked} drawn={drawn} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Order that was recorded of level teams; it can be taken back until a game that follows from it begins. */
function RecordedOrder({ tie, drawn }: { readonly tie: DecidedTie; readonly drawn: DrawnTournament }) {
  const { run, isBusy } = useDrawnChange(() => revokeTie(drawn.tournament.id, tie.teams), {
    done: 'Order Taken Back',
    about: 'The next round waits for another one.',
    failed: 'Failed to take the order back',
  });
  const names = tie.teams.map((id, place) => `${tie.rank + place}. ${teamName(id, drawn.teams)}`).join(', ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
      <Typography>
        {separations.find(({ value }) => value === tie.by)?.label}: {names}
      </Typography>
      {tie.isRevocable && (
        <May act="change">
          <Button size="small" disabled={isBusy} onClick={() => run()} aria-label={`Take back: ${names}`}>
            Take back
          </Button>
        </May>
      )}
    </Box>
  );
}

const revokeTie = (tournamentId: number, teams: DecidedTie['teams']) =>
  send('POST', `/api/tournaments/${tournamentId}/ties/revoke`, { teams });
