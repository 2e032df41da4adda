import type { RevisionShown } from '../../domain/day/revision-shown.ts';
import { divisionOf } from '../bracket/bracket-parts.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { teamName } from '../bracket/sides.ts';
import { words } from './result-words.ts';

type Change = RevisionShown['changes'][number];

/** A change of the brackets in a sentence: who plays a match then, who wins it, or that it is open again. */
export function sentenceOfChange(
  { before, after }: Change,
  { brackets, teams }: Pick<DrawnTournament, 'brackets' | 'teams'>,
): string {
  const known = before ?? after;
  if (known === null) return words.nothingFollows;
  const { division, stage, round, position } = known;
  const match = brackets.find(
    (shown) =>
      divisionOf(shown) === division && shown.stage === stage && shown.round === round && shown.position === position,
  );
  const name = match?.label ?? `${stage} ${round}.${position}`;
  const team = (id: number | null) => (id === null ? words.tbd : teamName(id, teams));
  if (after === null) return words.gone(name);
  if (before === null || before.team1Id !== after.team1Id || before.team2Id !== after.team2Id) {
    return words.nowPlays(name, team(after.team1Id), team(after.team2Id));
  }
  return after.winnerId === null ? words.open(name) : words.wins(name, team(after.winnerId));
}
