import { divisionOf } from '../../domain/answer/bracket/bracket-match.ts';
import type { RevisionView } from '../../domain/day/revision-view.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { teamName } from '../bracket/sides.ts';

export const nothingFollows = 'No other match changes.';

type Change = RevisionView['changes'][number];

/** Describes a change of the brackets: new teams, a winner, or a match that is open again. */
export function sentenceOfChange(
  { before, after }: Change,
  { brackets, teams }: Pick<DrawnTournament, 'brackets' | 'teams'>,
): string {
  const known = before ?? after;
  if (known === null) return nothingFollows;
  const { division, stage, round, position } = known;
  const match = brackets.find(
    (shown) =>
      divisionOf(shown) === division && shown.stage === stage && shown.round === round && shown.position === position,
  );
  const name = match?.label ?? `${stage} ${round}.${position}`;
  const team = (id: number | null) => (id === null ? 'TBD' : teamName(id, teams));
  if (after === null) return `${name}: no longer played`;
  if (before === null || before.team1Id !== after.team1Id || before.team2Id !== after.team2Id) {
    return `${name}: ${team(after.team1Id)} v ${team(after.team2Id)}`;
  }
  return after.winnerId === null ? `${name}: open again` : `${name}: ${team(after.winnerId)} wins`;
}
