import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { nothingPlayed, withResult } from '../../../test/sample/played.ts';
import { drawElimination } from '../../rule/draw/draw-elimination.ts';
import { undivided } from '../../rule/match/division.ts';
import type { GameResult } from '../../rule/match/result.ts';
import type { Sent } from '../../rule/time/moment.ts';
import { draftRows } from '../bracket/preview-rows.ts';
import { drawnTournament, type TournamentDetail } from '../bracket/tournament-detail.ts';
import { championsOf } from './champions.ts';

const four = drawElimination(undivided, [1, 2, 3, 4], { minGamesPerTeam: 1, thirdPlace: false, placement: false });
const key = (round: number, position: number) => `${undivided}|knockout|${round}|${position}`;

function champions(...results: readonly GameResult[]) {
  const day = aPlayedDay(four, results.reduce(withResult, nothingPlayed));
  const teams = four.teams.map((id) => ({ id, name: `Team ${id}` }));
  const detail = { ...drawnTournament(draftRows(day)), teams };
  return championsOf(JSON.parse(JSON.stringify(detail)) as Sent<TournamentDetail>);
}

const semifinals: readonly GameResult[] = [
  { status: 'completed', match: key(1, 1), teams: [1, 4], score: { team1: 0, team2: 3 }, forfeitedBy: [1] },
  { status: 'completed', match: key(1, 2), teams: [2, 3], score: { team1: 2, team2: 1 } },
];

test('a champion is told with whom it beat on its way, and what decided each game', () => {
  const score = { team1: 2, team2: 2 };
  const final: GameResult = {
    ...{ status: 'completed', match: key(2, 1), teams: [4, 2], score },
    shootout: { team1: 3, team2: 2 },
  };
  expect(champions(...semifinals, final)).toEqual([
    {
      ...{ ageBracket: null, teamId: 4, teamName: 'Team 4' },
      way: [
        {
          id: expect.any(Number),
          name: 'Semi-final',
          opponent: 'Team 1',
          score: [3, 0],
          shootout: null,
          isGoldenGoal: false,
          isForfeit: true,
        },
        {
          id: expect.any(Number),
          name: 'Final',
          opponent: 'Team 2',
          score: [2, 2],
          shootout: [3, 2],
          isGoldenGoal: false,
          isForfeit: false,
        },
      ],
    },
  ]);
});

test('before the final is over there is no champion', () => {
  expect(champions(...semifinals)).toEqual([]);
});
