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
  const known = after ?? before;
  if (known === null) return nothingFollows;
  const { division, stage, round, position } = known;
  const match = brackets.find(
    (shown) =>
      divisionOf(shown) === division && shown.stage === stage && shown.round === round && shown.position === position,
  );
  const name = match?.label ?? `${stage} ${round}.${position}`;
  const team = (id: number | null) => (id === null ? 'TBD' : teamName(id, teams));
  const pairing = `${name}: ${team(known.team1Id)} v ${team(known.team2Id)}`;
  if (after === null) return `${pairing}, no longer played`;
  if (before === null || before.team1Id !== after.team1Id || before.team2Id !== after.team2Id) {
    return pairing;
  }
  return after.winnerId === null ? `${name}: open again` : `${name}: ${team(after.winnerId)} wins`;
}
