import { isReachable } from '../../mail/letter.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Team } from '../../team/team.ts';
import type { DeletionLetters } from '../../use-case/team/deletion-letters.ts';

/** What will follow when a team is deleted. */
export interface TeamDeletion {
  readonly freeAgents: number;
  /** How many of its players are told by mail. */
  readonly told: number;
  /** How many open wishes to join it end, each with a mail. */
  readonly requests: number;
  /** With games it is withdrawn and stays on file, so that its results can be read. */
  readonly withdrawn: boolean;
}

/** What became of a team that was to go. */
export interface TeamGone extends Omit<TeamDeletion, 'requests'> {
  readonly id: number;
  readonly name: string;
}

/** A team that goes, or would. */
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

export function teamGone(deleted: Deletion): TeamGone {
  const { requests: _, ...following } = teamDeletion(deleted);
  return { id: deleted.team.id, name: deleted.team.name, ...following };
}
