import { isReachable } from '../../rule/mail/letter.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import type { Team } from '../../rule/team/team.ts';
import type { DeletionLetters } from '../../use-case/place/deletion-letters.ts';
import type { DroppedTeams } from '../../use-case/place/drop-unconfirmed.ts';

/** Consequences of deleting a team. */
export interface TeamDeletion {
  readonly freeAgents: number;
  /** Number of its players who are notified by mail. */
  readonly told: number;
  /** Number of pending join requests that end, each with a mail. */
  readonly requests: number;
  /** Whether it has games, so that it is withdrawn and stays on file with its results. */
  readonly withdrawn: boolean;
}

/** Team that was deleted or withdrawn, with the consequences. */
export interface DeletedTeam extends Omit<TeamDeletion, 'requests'> {
  readonly id: number;
  readonly name: string;
}

/** Deletion of a team, made or previewed. */
interface Deletion {
  readonly team: Team;
  readonly roster: readonly Registration[];
  readonly letters: DeletionLetters;
  readonly hasGames: boolean;
}

export function teamDeletion({ roster, letters, hasGames }: Deletion): TeamDeletion {
  const { players, askers } = letters;
  return {
    freeAgents: roster.length,
    told: players.filter(isReachable).length,
    requests: askers.length,
    withdrawn: hasGames,
  };
}

export function deletedTeam(deleted: Deletion): DeletedTeam {
  const { requests: _, ...following } = teamDeletion(deleted);
  return { id: deleted.team.id, name: deleted.team.name, ...following };
}

/** Team that its captain or an organizer has withdrawn from its tournament. */
export interface TeamWithdrawn {
  readonly id: number;
  readonly name: string;
  readonly withdrawn: true;
  /** Number of players who became free agents. */
  readonly freeAgents: number;
}

/** Consequences of dropping teams, made or previewed. */
export interface TeamsDropped {
  /** Names of the dropped teams, and of those kept because somebody has confirmed or paid, or games are drawn. */
  readonly teams: readonly string[];
  readonly kept: readonly string[];
  /** Number of registrations deleted with them. */
  readonly registrations: number;
  /** Number of their players who have answered or paid: they stay as free agents and are notified by mail. */
  readonly freeAgents: number;
}

export function teamsDropped({ dropped, kept }: DroppedTeams): TeamsDropped {
  const players = dropped.flatMap(({ roster }) => roster);
  const freeAgents = players.filter(({ isReal }) => isReal).length;
  const teams = dropped.map(({ team }) => team.name);
  const registrations = players.length - freeAgents;
  return { teams, kept: kept.map(({ name }) => name), registrations, freeAgents };
}

/** Address that a letter to a captain was sent to. */
export interface CaptainMailed {
  readonly sentTo: string;
}
