import type { OwnGame } from '../../day/team-result.ts';
import { asPlaceholderValue, type Sentence, said } from '../../language/sentence.ts';
import { type Fact, type LetterPart, linkTo } from '../../mail/letter.ts';
import { placeInWords } from '../../paper/certificate-words.ts';
import type { Links } from '../../site/links.ts';
import type { About } from './about.ts';

/** Returns the result of a team: its place, its games, the champion, and a link to all of it; empty before its division is over. */
export function resultsIn({ result, team }: About, links: Links): readonly LetterPart[] {
  if (result === undefined || team === undefined) return [];
  const { place, teams, champions, games } = result;
  const facts: readonly Fact[] = [
    ['Your place', asPlaceholderValue(placeInWords(place, teams))],
    ...(place === 1 ? [] : [['Champion', champions.join(', ')] as const]),
    ...games.map(
      (game): Fact => [said('Against {team}', { team: game.against }), asPlaceholderValue(scoreInWords(game))],
    ),
  ];
  return [{ kind: 'facts', facts }, linkTo('See all games of the team', links.team(team.id))];
}

const outcomes = { won: 'won {score}', lost: 'lost {score}', drawn: 'drawn {score}' } as const;

const forfeits = {
  withdrawn: '{outcome}, {teams} withdrew',
  unplayed: '{outcome}, not played',
  played: '{outcome}, forfeited by {teams}',
} as const;

/** Returns a result in words, such as "won 3-2", with the shoot-out or the way of a forfeit. */
function scoreInWords({ outcome, score, shootout, forfeitWay: way, forfeitedBy }: OwnGame): Sentence {
  const own = said(outcomes[outcome], { score: score.join('-') });
  if (way !== undefined) return said(forfeits[way], { outcome: own, teams: forfeitedBy.join(', ') });
  return shootout === undefined
    ? own
    : said('{outcome}, {kicks} in the shoot-out', { outcome: own, kicks: shootout.join('-') });
}
