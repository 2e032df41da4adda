import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClosedGame } from '../../domain/rule/bracket/close-games.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { previewKeyOf, useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { counted } from '../kit/counted.ts';
import { send } from '../transport/call.ts';
import { serverNow } from '../transport/server-clock.ts';

/** Button that closes the games whose time is over and that nobody has begun; none where there are none. */
export function CloseGames({ drawn }: { readonly drawn: DrawnTournament }) {
  const [isAsked, setAsked] = useState(false);
  const now = serverNow();
  const isDue = drawn.games.some(
    ({ status, team1Id, team2Id, endTime }) =>
      status === 'scheduled' && team1Id !== null && team2Id !== null && endTime !== null && new Date(endTime) < now,
  );
  if (!isDue) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        Close games not played
      </Button>
      {isAsked && <CloseDialog tournamentId={drawn.tournament.id} onClose={() => setAsked(false)} />}
    </>
  );
}

function CloseDialog({ tournamentId, onClose }: { readonly tournamentId: number; readonly onClose: () => void }) {
  const { data = [], isFetching } = useQuery({
    queryKey: previewKeyOf('close-games', tournamentId),
    queryFn: () => closeGames(tournamentId, true),
    gcTime: 0,
    staleTime: 0,
  });
  const { run, isBusy } = useDrawnChange(() => closeGames(tournamentId, false), {
    done: 'Games Closed',
    about: (closed) => `${counted(closed.length, 'game')} closed as not played.`,
    failed: 'Failed to close the games',
    after: onClose,
  });
  return (
    <ConfirmDialog
      title="Close the games that were not played?"
      confirm={`Close ${counted(data.length, 'game')}`}
      cancel="Cancel"
      isPending={isFetching || isBusy}
      isImpossible={data.length === 0}
      isFinal
      onConfirm={run}
      onCancel={onClose}
    >
      <Typography>
        Their time is over, and nobody has begun them. They count for nothing and are called off in the calendars; each
        can be reopened. Of a knock-out game that is not played neither team goes on.
      </Typography>
      <Box component="ul" sx={{ pl: 2.5 }}>
        {data.map(({ gameId, team1Name, team2Name }) => (
          <li key={gameId}>
            {team1Name} v {team2Name}
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}

const closeGames = (tournamentId: number, preview: boolean) =>
  send<readonly ClosedGame[]>('POST', `/api/tournaments/${tournamentId}/close-games`, { preview });
