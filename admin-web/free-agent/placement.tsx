import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '../../domain/answer/free-agent/placement-view.ts';
import { counted } from '../kit/counted.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { EmptyNote, ListLoading } from '../kit/list-states.tsx';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { ask, send } from '../transport/call.ts';
import { PlacementEditor } from './placement-editor.tsx';
import { everybodyIn } from './plan.ts';

/** Proposal for one tournament, and a button to undo the last placement. */
export function Placement({ tournamentId }: { readonly tournamentId: number }) {
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
