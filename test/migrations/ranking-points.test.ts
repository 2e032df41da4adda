import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { databaseAt, migrate } from '../../api/schema/open-database.ts';
import { fifaFrom2026, usYouth, winsThenGoals } from '../../domain/standings/standings-presets.ts';
import { emptyDatabase } from '../harness/database.ts';

let source: DataSource;

const undoRanking = async () => {
  for (;;) {
    const [last] = await source.query('select name from migrations order by id desc limit 1');
    await source.undoLastMigration();
    if (last.name === 'RankingPoints1795000000450') return;
  }
};

const rankings = async () =>
  Object.fromEntries(
    (await source.query('select name, standings from tournaments order by name')).map(
      ({ name, standings }: { readonly name: string; readonly standings: object | null }) => [name, standings],
    ),
  );

const before = {
  criteria: usYouth.criteria,
  headToHeadOfMany: 'skipped',
  afterSeparation: 'restart',
  goalDifferenceCap: 5,
  forfeitGoals: 3,
};

beforeAll(async () => {
  source = await databaseAt((await emptyDatabase()).url).initialize();
  await migrate(source);
  await source.query('delete from tournaments');
  await undoRanking();
  const cup = (name: string, standings: object | null) =>
    source.query(
      `insert into tournaments (name, date, age_group, location, standings) values ($1, 'TBA', 'U7-U19', 'Turf', $2)`,
      [name, standings && JSON.stringify(standings)],
    );
  await cup('Usual Cup', null);
  await cup('Youth Cup', before);
  await migrate(source);
});

afterAll(() => source.destroy());

test('rankings on file keep three points for a win and count every goal scored', async () => {
  expect(await rankings()).toEqual({ 'Usual Cup': null, 'Youth Cup': usYouth });
});

test('taken back, a ranking is left with what was known before, and one of nothing else is the usual again', async () => {
  const change = (name: string, standings: object) =>
    source.query('update tournaments set standings = $2 where name = $1', [name, JSON.stringify(standings)]);
  await change('Youth Cup', fifaFrom2026);
  await change('Usual Cup', { ...winsThenGoals, criteria: ['head-to-head-goals', 'lots'] });
  await undoRanking();
  expect(await rankings()).toEqual({
    'Usual Cup': null,
    'Youth Cup': {
      criteria: ['points', 'head-to-head', 'goal-difference', 'goals-for'],
      headToHeadOfMany: 'mini-league',
      afterSeparation: 'restart',
      goalDifferenceCap: null,
      forfeitGoals: 3,
    },
  });
  await migrate(source);
});
