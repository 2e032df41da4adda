import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitingForOrganizer } from '../../domain/answer/team/team-in-doubt.ts';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';

const queryKey = ['held-invitations'];
const millisecondsBetweenLooks = 60_000;

/** Notice about invitations held back because too many left that day; an organizer sends or drops them. */
export function WaitingInvitationsNotice() {
  const provider = useProvider();
  const { data = [] } = useQuery({
    queryKey,
    queryFn: provider.heldInvitations,
    refetchInterval: millisecondsBetweenLooks,
  });
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ borderRadius: 0, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      <AlertTitle>{waitingTitle(data.reduce((sum, { invitations }) => sum + invitations, 0))}</AlertTitle>
      More invitations came from one place today than we send by ourselves. Send those of teams you know.
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 200, overflowY: 'auto' }}>
        {data.map((held) => (
          <OfTeam key={held.teamId} held={held} />
        ))}
      </Box>
    </Alert>
  );
}

function OfTeam({ held }: { readonly held: WaitingForOrganizer }) {
  const provider = useProvider();
  const client = useQueryClient();
  const after = (left: readonly WaitingForOrganizer[]) => client.setQueryData(queryKey, left);
  const send = useChange(() => provider.sendHeldInvitations(held.teamId), {
    done: 'Invitations on their way',
    failed: decisionFailed,
    after,
  });
  const drop = useChange(() => provider.dropHeldInvitations(held.teamId), {
    done: 'Invitations dropped',
    failed: decisionFailed,
    after,
  });
  const isBusy = send.isBusy || drop.isBusy;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.25 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{held.team}</strong> · {held.captainEmail} ·{' '}
        {held.invitations === 1 ? '1 invitation' : `${held.invitations} invitations`}
      </Box>
      <Box>
        <Button
          size="small"
          aria-disabled={isBusy}
          onClick={() => send.run()}
          aria-label={`Send the invitations of ${held.team}`}
        >
          Send
        </Button>
        <Button
          size="small"
          color="error"
          aria-disabled={isBusy}
          onClick={() => drop.run()}
          aria-label={`Drop the invitations of ${held.team}`}
        >
          Drop
        </Button>
      </Box>
    </Box>
  );
}

const waitingTitle = (count: number) =>
  count === 1 ? '1 invitation waits for you' : `${count} invitations wait for you`;

const decisionFailed = 'Failed to decide about the invitations';
