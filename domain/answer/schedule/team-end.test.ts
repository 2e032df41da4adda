import { aFollowedTeam, anEntry } from '../../../test/sample/a-followed-team.ts';
import { drawRoundRobin } from '../../rule/draw/draw-round-robin.ts';
import type { TeamId } from '../../rule/match/match.ts';
import { publicBrackets } from '../bracket/public-bracket.ts';
import { teamEnd } from './team-end.ts';
import { teamGames } from './team-games.ts';

/** Two groups, 1 4 5 and 2 3 6; in the semifinals stand the first two of the groups that are decided. */
const drawn = drawRoundRobin('Open', [1, 2, 3, 4, 5, 6], { gamesEach: () => 2, pools: '2', thirdPlace: false });

function endOf(team: TeamId, decided: Readonly<Record<string, readonly TeamId[]>>) {
  const known = drawn.matches.map(({ slots, ...match }, index) => {
    const [team1Id, team2Id] = slots.map((slot) => {
      if (slot.from === 'team') return slot.team;
      return slot.from === 'rank' ? (decided[slot.group]?.[slot.rank - 1] ?? null) : null;
    });
    return {
      ...{ ...match, slots, id: index + 1, tournamentId: 1, matchKey: match.key, winnerId: null, ageBracket: null },
      ...{ team1Id: team1Id ?? null, team2Id: team2Id ?? null, field: null, gameTime: null },
      status: 'scheduled' as const,
    };
  });
  const brackets = publicBrackets(known);
  const [game] = teamGames(aFollowedTeam(anEntry())).games;
  const played = brackets
    .filter(({ stage, team1Id, team2Id }) => stage === 'group' && [team1Id, team2Id].includes(team))
    .flatMap((bracket) => (game ? [{ bracket, game: { ...game, status: 'completed' as const } }] : []));
  return teamEnd({ id: team }, played, brackets);
}

test('a team waits until its own group is decided, whatever becomes of the others', () => {
  expect(endOf(5, {})).toEqual({ is: 'waiting' });
  expect(endOf(5, { B: [3, 2] })).toEqual({ is: 'waiting' });
  expect(endOf(5, { A: [1, 4] })).toBeNull();
  expect(endOf(6, { A: [1, 4] })).toEqual({ is: 'waiting' });
});
