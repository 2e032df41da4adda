import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { nothingPlayed, withResult } from '../../../test/sample/played.ts';
import { drawRoundRobin } from '../draw/draw-round-robin.ts';
import { previewRevision } from './revise-day.ts';
import { revokedTie, tieBetween, tiesOf, withDecisions } from './tie-decisions.ts';
import { deriveDay } from './tournament-day.ts';

const drawn = drawRoundRobin('U8', [1, 2, 3, 4], { gamesEach: () => 3, thirdPlace: false });
const level = deriveDay(aPlayedDay(drawn, nothingPlayed))
  .flatMap(({ matches }) => matches)
  .flatMap(({ key, stage, team1Id, team2Id }) =>
    stage === 'group' && team1Id !== null && team2Id !== null ? [{ key, teams: [team1Id, team2Id] as const }] : [],
  )
  .reduce(
    (played, { key, teams }) =>
      withResult(played, { status: 'completed', match: key, teams, score: { team1: 1, team2: 1 } }),
    nothingPlayed,
  );
const tied = aPlayedDay(drawn, level);
const decision = { division: 'U8', group: tiesOf(tied).open[0]?.group ?? '', teams: [4, 3, 2, 1], by: 'lots' } as const;
const decided = previewRevision(tied, withDecisions(tied, [decision])).day;

test('a tie is open until an order is recorded, and then stands with its rank', () => {
  expect(tiesOf(tied)).toMatchObject({ open: [{ rank: 1 }], decided: [] });
  expect(tiesOf(decided)).toEqual({ open: [], decided: [{ ...decision, rank: 1, isRevocable: true }] });
  expect(tieBetween(decided, [1, 2, 3])).toBeUndefined();
});

test('an order that was taken back leaves the tie open again; once a game that follows has begun it stays', () => {
  expect(tiesOf(revokedTie(decided, [1, 2, 3, 4]).day)).toEqual(tiesOf(tied));
  const games = decided.games.map((onFile) =>
    onFile.game.stage !== 'group' && onFile.game.teams !== null
      ? {
          ...onFile,
          game: {
            ...onFile.game,
            status: 'in_progress' as const,
            teams: onFile.game.teams,
            score: { team1: 0, team2: 0 },
          },
        }
      : onFile,
  );
  expect(tiesOf({ ...decided, games }).decided).toMatchObject([{ isRevocable: false }]);
});
