import { isReachable } from '../../mail/letter.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Team } from '../../team/team.ts';
import type { DeletionLetters } from '../../use-case/place/deletion-letters.ts';

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
