import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import type { TeamDeletion } from '../../domain/answer/team/team-deletion.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { ask } from '../transport/call.ts';

/** Dialog that confirms the deletion of a team, with the consequences for its players and the letters sent. */
export function DeleteTeamDialog() {
  const id = Number(useParams().id);
  const { data } = useQuery({ queryKey: ['team-deletion', id], queryFn: () => teamDeletion(id), gcTime: 0 });
  return (
    <DeleteDialog<ListedTeam>
      said={{ done: 'Team deleted', failed: 'Failed to delete team', about: notifiedOf }}
      text={({ name }) => `Are you sure you want to delete ${name}?`}
      goes={({ currentPlayers }) => [
        ...(currentPlayers > 0 ? [leavingText(currentPlayers)] : []),
        ...(data === undefined ? [] : tellingOf(data, currentPlayers)),
        'Its invitation code stops working.',
        'A team with games is withdrawn instead: what was played stays.',
      ]}
    />
  );
}

function tellingOf({ told, requests }: TeamDeletion, players: number): readonly string[] {
  return [
    ...(players > 0 ? [toldText(told)] : []),
    ...(requests > 0
      ? [
          requests === 1
            ? '1 request to join it ends, with a mail.'
            : `${requests} requests to join it end, each with a mail.`,
        ]
      : []),
  ];
}

function notifiedOf(answer: unknown): string | undefined {
  const { told } = { told: 0, ...(answer as Partial<TeamDeletion>) };
  return told > 0 ? (told === 1 ? '1 player is told by mail.' : `${told} players are told by mail.`) : undefined;
}

const leavingText = (players: number) =>
  players === 1
    ? '1 player leaves the roster and stays registered as a free agent.'
    : `${players} players leave the roster and stay registered as free agents.`;

const toldText = (players: number) => {
  if (players === 0) return 'Nobody is told by mail.';
  return players === 1 ? '1 player will be told by mail.' : `${players} players will be told by mail.`;
};

const teamDeletion = (teamId: number) => ask<TeamDeletion>(`/api/admin/teams/${teamId}/deletion`);
