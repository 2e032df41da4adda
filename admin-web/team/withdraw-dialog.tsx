import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WithdrawalView } from '../../domain/rule/bracket/withdrawal-view.ts';
import type { WithdrawalWay } from '../../domain/rule/bracket/withdrawal-way.ts';
import { withdrawalEntry } from '../../domain/use-case/bracket/withdrawal-entry.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { teamName } from '../bracket/sides.ts';
import { previewKeyOf, useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { Consequences } from '../game/consequences.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { send } from '../transport/call.ts';
import { ChangedTable } from './changed-table.tsx';

export const withdrawTeam = 'Withdraw a team';

/** Dialog that withdraws a team; it previews the matches that change. */
export function WithdrawDialog({ drawn, onClose }: { readonly drawn: DrawnTournament; readonly onClose: () => void }) {
  const { brackets, teams, tournament } = drawn;
  const [teamId, setTeam] = useState<number>();
  const [chosen, setChosen] = useState<Withdrawal['games']>();
  const drawnIds = new Set(brackets.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]));
  const consequences = useQuery({
    queryKey: previewKeyOf('withdrawal', tournament.id, teamId, chosen),
    queryFn: () => previewWithdrawal(tournament.id, { teamId: teamId ?? 0, games: chosen }),
    enabled: teamId !== undefined,
    gcTime: 0,
  });
  const games = chosen ?? consequences.data?.games;
  const resets = consequences.data?.resets.length ?? 0;
  const { run, isBusy } = useDrawnChange(
    (team: number) => withdraw(tournament.id, { teamId: team, games }, consequences.data),
    {
      done: 'Team Withdrawn',
      about: (_, team) => `${teamName(team, teams)} plays no further game.`,
      failed: 'Failed to withdraw the team',
      after: onClose,
      onRefusal: () => void consequences.refetch(),
    },
  );
  return (
    <ConfirmDialog
      title={withdrawTeam}
      confirm={
        resets > 0 ? (resets === 1 ? 'Withdraw and reset 1 game' : `Withdraw and reset ${resets} games`) : 'Withdraw'
      }
      cancel="Cancel"
      isPending={isBusy || consequences.isFetching}
      isFinal
      isImpossible={teamId === undefined || consequences.isError}
      onConfirm={() => teamId !== undefined && run(teamId)}
      onCancel={onClose}
    >
      <Typography color="text.secondary">
        The team plays no further game. What it played in a knock-out stays.
      </Typography>
      <ChoiceInput
        label={withdrawalEntry.fields.teamId.label}
        value={teamId ?? ''}
        choices={[
          { value: '', label: 'Choose a team' },
          ...teams.filter(({ id }) => drawnIds.has(id)).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => {
          setTeam(id === '' ? undefined : Number(id));
          setChosen(undefined);
        }}
      />
      <RadioGroup
        aria-label="Its games"
        value={games ?? ''}
        onChange={(_, way) => setChosen(way === 'left-out' ? 'left-out' : 'forfeited')}
        sx={{ mt: 1 }}
      >
        {(['forfeited', 'left-out'] as const).map((way) => (
          <FormControlLabel key={way} value={way} label={ways[way]} control={<Radio />} />
        ))}
      </RadioGroup>
      <ChangedTable lines={consequences.data?.standings} />
      {teamId !== undefined && <Consequences of={consequences} drawn={drawn} />}
    </ConfirmDialog>
  );
}

const ways = {
  forfeited: 'What it played counts, and its opponents win the rest',
  'left-out':
    'As if it had never played: its results leave the table, and an opponent in a first knock-out game has a bye',
};

/** Withdrawal of a team; without `games` the server decides by how much the team has played. */
interface Withdrawal {
  readonly teamId: number;
  readonly games: WithdrawalWay | undefined;
}

/** Previews a withdrawal without saving. */
const previewWithdrawal = (tournamentId: number, withdrawal: Withdrawal) =>
  send<WithdrawalView>('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, preview: true });

/** Preview that an organizer has seen; undefined where it did not arrive. */
export type SeenWithdrawal = Pick<WithdrawalView, 'resets' | 'mark'> | undefined;

/** Returns the consequences that the organizer accepts: those of the preview, resets of games included. */
export const acceptedOf = (seen: SeenWithdrawal) => ({
  confirm: seen !== undefined && seen.resets.length > 0,
  mark: seen?.mark,
});

const withdraw = (tournamentId: number, withdrawal: Withdrawal, seen: SeenWithdrawal) =>
  send('POST', `/api/tournaments/${tournamentId}/withdraw`, { ...withdrawal, ...acceptedOf(seen) });
