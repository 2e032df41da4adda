import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import type { TeamDeletion } from '../../domain/answer/team/team-deletion.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.remove;

/** Asks before a team goes, and says what becomes of its players and who is told. */
export function DeleteTeamDialog() {
  const provider = useProvider();
  const id = Number(useParams().id);
  const { data } = useQuery({ queryKey: ['team-deletion', id], queryFn: () => provider.teamDeletion(id), gcTime: 0 });
  return (
    <DeleteDialog<ListedTeam>
      said={{ ...said, about: notifiedOf }}
      text={({ name }) => said.text(name)}
      goes={({ currentPlayers }) => [
        ...(currentPlayers > 0 ? [said.players(currentPlayers)] : []),
        ...(data === undefined ? [] : tellingOf(data, currentPlayers)),
        said.code,
        said.games,
      ]}
    />
  );
}

function tellingOf({ told, requests }: TeamDeletion, players: number): readonly string[] {
  return [...(players > 0 ? [said.told(told)] : []), ...(requests > 0 ? [said.requests(requests)] : [])];
}

function notifiedOf(answer: unknown): string | undefined {
  const { told } = { told: 0, ...(answer as Partial<TeamDeletion>) };
  return told > 0 ? said.toldNow(told) : undefined;
}
