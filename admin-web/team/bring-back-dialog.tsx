import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { WithdrawalView } from '../../domain/rule/bracket/withdrawal-view.ts';
import type { WithdrawnTeam } from '../../domain/rule/bracket/withdrawn-teams.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { previewKeyOf, useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { Consequences } from '../game/consequences.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { send } from '../transport/call.ts';
import { ChangedTable } from './changed-table.tsx';
import { acceptedOf, type SeenWithdrawal } from './withdraw-dialog.tsx';

interface BringBackDialogProps {
  readonly team: WithdrawnTeam;
  readonly drawn: DrawnTournament;
  readonly onClose: () => void;
}

/** Dialog that undoes a team's withdrawal; it previews the matches that change. */
export function BringBackDialog({ team: { teamId, teamName }, drawn, onClose }: BringBackDialogProps) {
  const { id } = drawn.tournament;
  const consequences = useQuery({
    queryKey: previewKeyOf('return', id, teamId),
    queryFn: () => previewReturn(id, teamId),
    gcTime: 0,
  });
  const resets = consequences.data?.resets.length ?? 0;
  const { run, isBusy } = useDrawnChange(() => bringTeamBack(id, teamId, consequences.data), {
    done: 'Team is back',
    about: `${teamName} plays on.`,
    failed: 'Failed to bring the team back',
    after: onClose,
    onRefusal: () => void consequences.refetch(),
  });
  return (
    <ConfirmDialog
      title={`Bring ${teamName} back?`}
      confirm={
        resets > 0
          ? resets === 1
            ? 'Bring back and reset 1 game'
            : `Bring back and reset ${resets} games`
          : 'Bring back'
      }
      cancel="Cancel"
      isPending={isBusy || consequences.isFetching}
      isFinal
      isImpossible={consequences.isError}
      onConfirm={run}
      onCancel={onClose}
    >
      <Typography color="text.secondary">
        Its games stand again as they stood before, and what was not played is to be played, on its fields and at its
        times.
      </Typography>
      <ChangedTable lines={consequences.data?.standings} />
      <Consequences of={consequences} drawn={drawn} />
    </ConfirmDialog>
  );
}

/** Previews a return without saving. */
const previewReturn = (tournamentId: number, teamId: number) =>
  send<WithdrawalView>('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, preview: true });

const bringTeamBack = (tournamentId: number, teamId: number, seen: SeenWithdrawal) =>
  send('POST', `/api/tournaments/${tournamentId}/bring-back`, { teamId, ...acceptedOf(seen) });
