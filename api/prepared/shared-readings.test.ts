import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Change } from './change.ts';
import { SharedReadings } from './shared-readings.ts';

/** Source of changes controlled by the test. */
class News {
  private readonly listeners: ((change: Change | undefined) => void)[] = [];
  isHeard = () => true;
  hear = async () => true;
  listen = (listener: (change: Change | undefined) => void) => void this.listeners.push(listener);

  tell(change: Change | undefined): void {
    for (const listener of this.listeners) listener(change);
  }
}

/** Creates stored values of some tournaments, with the reads in progress and their counts. */
function onFile(entries: Readonly<Record<number, string>>) {
  const [file, news] = [new Map(Object.entries(entries)), new News()];
  const reads: number[] = [];
  const shared = new SharedReadings<string>(news, {
    read: async (id) => {
      reads.push(id);
      const found = file.get(String(id));
      await nextTurn();
      return found;
    },
    showsOfTournament: ['games', 'teams'],
    revised: (read, { score }) => score && `${read} ${score.team1Score}`,
  });
  return { file, news, reads, shared };
}

const changed = (tournamentId: number | undefined, more: Partial<Change> = {}): Change => ({
  ...{ shown: 'games', tournamentId },
  ...more,
});

test('however many ask, it is read once, also after a change, and each tournament by itself', async () => {
  const { file, news, reads, shared } = onFile({ 1: 'one', 2: 'two' });
  const asked = () => Promise.all([1, 1, 2, 1].map((id) => shared.of(id)));
  expect(await asked()).toEqual(['one', 'one', 'two', 'one']);
  expect(await asked()).toEqual(['one', 'one', 'two', 'one']);
  expect(reads).toEqual([1, 2]);
  file.set('1', 'changed');
  news.tell(changed(1));
  expect(await asked()).toEqual(['changed', 'changed', 'two', 'changed']);
  expect(reads).toEqual([1, 2, 1]);
});

test('whoever asks after a change gets none of what was being read before it', async () => {
  const { file, news, reads, shared } = onFile({ 1: 'before' });
  const early = shared.of(1);
  file.set('1', 'after');
  news.tell(changed(1));
  const late = [shared.of(1), shared.of(1)];
  expect([await early, ...(await Promise.all(late))]).toEqual(['before', 'after', 'after']);
  expect([await shared.of(1), reads.length]).toEqual(['after', 2]);
});

test.each<[string, Change | undefined, string]>([
  ['of another tournament', changed(2), 'before'],
  ['of something it does not show', changed(1, { shown: 'player_goals' }), 'before'],
  ['of what it shows', changed(1, { shown: 'teams' }), 'after'],
  ['of whichever tournament', changed(undefined), 'after'],
  ['of anything, unheard', undefined, 'after'],
])('a change %s leaves it or has it read again', async (_, change, told) => {
  const { file, news, shared } = onFile({ 1: 'before' });
  await shared.of(1);
  file.set('1', 'after');
  news.tell(change);
  expect(await shared.of(1)).toBe(told);
});

test('a change that says all of itself is not read', async () => {
  const { news, reads, shared } = onFile({ 1: 'one' });
  await shared.of(1);
  news.tell(changed(1, { score: { gameId: 7, version: 2, team1Score: 3, team2Score: 0 } }));
  expect([await shared.of(1), reads]).toEqual(['one 3', [1]]);
});

test('of what is not there nothing is kept, and of the many the latest', async () => {
  const { file, reads, shared } = onFile({});
  expect([await shared.of(1), await shared.of(1), reads.length]).toEqual([undefined, undefined, 2]);
  for (let id = 1; id <= 300; id += 1) {
    file.set(String(id), 'there');
    await shared.of(id);
  }
  reads.length = 0;
  for (const id of [300, 150, 1]) await shared.of(id);
  expect(reads).toEqual([1]);
});
