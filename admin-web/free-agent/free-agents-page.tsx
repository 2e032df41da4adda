import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '../../domain/answer/free-agent/placement-view.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { counted } from '../kit/counted.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { EmptyNote, ListLoading } from '../kit/list-states.tsx';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { ByTournamentPage } from '../tournament/by-tournament-page.tsx';
import { ask, send } from '../transport/call.ts';
import { PlacementEditor } from './placement-editor.tsx';
import { everybodyIn } from './plan.ts';

export const freeAgentsTitle = 'Free Agents';

/** Page with a proposal that places free agents in an upcoming tournament. */
export function FreeAgentsPage() {
  return (
    <ByTournamentPage
      at="/free-agents"
      said={{
        title: freeAgentsTitle,
        remark:
          'Look at the proposal, change it by hand, apply it. Everybody placed gets a mail; nothing happens before.',
        choose: preferredTournament.label,
        unchosen: { title: 'Select a tournament', text: 'Who of its free agents plays where is proposed here.' },
      }}
      isOffered={({ status }) => status === 'upcoming'}
    >
      {(tournamentId) => <Placement key={tournamentId} tournamentId={tournamentId} />}
    </ByTournamentPage>
  );
}

/** Proposal for one tournament, and a button to undo the last placement. */
function Placement({ tournamentId }: { readonly tournamentId: number }) {
  const { data, error } = useQuery<Proposal>({
    queryKey: ['placement', tournamentId],
    queryFn: () => placement(tournamentId),
  });
  if (error !== null) return <FetchFailed title="Failed to fetch free agents" failure={error} />;
  if (data === undefined) return <ListLoading label="Loading the proposal…" />;
  return (
    <>
      {data.undoable !== null && <UndoPlacement tournamentId={tournamentId} last={data.undoable} />}
      {everybodyIn(data).length === 0 ? (
        <EmptyNote title="No free agents" text="Everybody in this tournament has a team." />
      ) : (
        <PlacementEditor key={data.version} proposal={data} />
      )}
    </>
  );
}

function UndoPlacement({
  tournamentId,
  last,
}: {
  readonly tournamentId: number;
  readonly last: NonNullable<Proposal['undoable']>;
}) {
  const { run, isBusy } = useChange(() => undoPlacement(tournamentId), {
    done: 'Placement undone',
    failed: 'Failed to undo the placement',
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography>
        {counted(last.placed, 'player was', 'players were')} placed {dayAndTimeOf(last.appliedAt) ?? ''}.
      </Typography>
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => run()}>
        Undo the last placement
      </Button>
    </Box>
  );
}

const placement = (id: number) => ask<Proposal>(`/api/admin/tournaments/${id}/placement`);

const undoPlacement = (id: number) => send('POST', `/api/admin/tournaments/${id}/placement/undo`);
