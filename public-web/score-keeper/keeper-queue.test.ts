import {
  afterDecision,
  afterRefusal,
  afterSent,
  afterSilence,
  isWaiting,
  type KeeperEntry,
  mustWait,
  nextToSend,
  undecided,
  undecidedEntries,
  withoutEntry,
  withWaiting,
} from './keeper-queue.ts';

const anEntry = (differences: Partial<KeeperEntry> = {}): KeeperEntry => ({
  id: 'first',
  gameId: 7,
  move: { kind: 'score', score: { team1: 1, team2: 0 } },
  version: 3,
  at: '2026-11-21T18:20:00.000Z',
  hasWaited: false,
  ...differences,
});
const first = anEntry();
const second = anEntry({ id: 'second', move: { kind: 'score', score: { team1: 2, team2: 0 } } });
const otherGame = anEntry({ id: 'other', gameId: 8 });
const refusal = { status: 412, sentence: 'Somebody else has changed this game' };
const aGame = { id: 7, status: 'scheduled', team1Score: 0, team2Score: 0 };

test('entries go in the order in which they were made', () => {
  expect(nextToSend([first, second, otherGame])).toBe(first);
  expect(nextToSend([])).toBeUndefined();
});

test('what was entered after one that has arrived builds on what that one made of the game', () => {
  expect(afterSent([first, second, otherGame], first, 4)).toEqual([{ ...second, version: 4 }, otherGame]);
});

test('what was entered on top of a newer game keeps its own version', () => {
  const newer = { ...second, version: 9 };
  expect(afterSent([first, newer], first, 4)).toEqual([newer]);
});

test('without a network an entry waits with those behind it, and nothing is lost', () => {
  const queue = [first, second];
  expect(isWaiting(queue)).toBe(false);
  expect(afterSilence(queue)).toEqual(queue.map((entry) => ({ ...entry, hasWaited: true })));
  expect(isWaiting(afterSilence(queue))).toBe(true);
});

test('after a refusal the later entries of that game wait for the decision, those of other games go on', () => {
  const queue = afterRefusal([first, second, otherGame], 'first', refusal);
  expect(queue[0]).toMatchObject({ id: 'first', refusal });
  expect(nextToSend(queue)).toBe(otherGame);
  expect(nextToSend(withoutEntry(queue, 'first'))).toBe(second);
});

const goal = (id: string, more: Partial<KeeperEntry> = {}): KeeperEntry =>
  anEntry({ id, move: { kind: 'goal', playerId: 5, side: 'team1', minute: 4 }, ...more });
const end = anEntry({ id: 'end', move: { kind: 'complete' } });
const ids = (queue: readonly KeeperEntry[]) => queue.map(({ id }) => id);
const decision = anEntry({
  id: 'decision',
  version: 6,
  move: { kind: 'settle', score: { team1: 1, team2: 1 }, goals: [], dropped: [], held: [goal('held'), goal('behind')] },
});

test('a refused goal holds the goals and scores behind it, and nothing of other games or before it', () => {
  const queue = [goal('before'), goal('held', { refusal }), first, end, otherGame, goal('behind')];
  expect(ids(undecidedEntries(queue, 7))).toEqual(['held', 'first', 'behind']);
  expect(undecidedEntries([goal('before'), end], 7)).toEqual([]);
});

test('what was decided takes the place of what was held, and what comes after it builds on that', () => {
  const queue = [otherGame, goal('held', { refusal }), goal('behind'), end];
  const decided = afterDecision(queue, 7, decision);
  expect(ids(decided)).toEqual([otherGame.id, 'decision', 'end']);
  expect(decided.at(-1)?.version).toBe(6);
  expect(ids(afterDecision(queue, 7, undefined))).toEqual([otherGame.id, 'end']);
});

test('a decision that comes too late gives back what was held, to be decided again', () => {
  const again = undecided([decision, end], 'decision', refusal);
  expect(ids(again)).toEqual(['held', 'behind', 'end']);
  expect(again[0]).toMatchObject({ refusal, hasWaited: true });
  expect(ids(undecidedEntries(again, 7))).toEqual(['held', 'behind']);
});

test('the keeper sees the game with everything that still waits', () => {
  const goal = anEntry({ id: 'goal', move: { kind: 'goal', playerId: 5, side: 'team2', minute: 4 } });
  const undo = anEntry({ id: 'undo', move: { kind: 'undo', goalId: 1, side: 'team1' } });
  const end = anEntry({ id: 'end', move: { kind: 'complete' } });
  expect(withWaiting(aGame, [first, goal, otherGame])).toEqual({
    ...aGame,
    status: 'in_progress',
    team1Score: 1,
    team2Score: 1,
  });
  expect(withWaiting(aGame, [undo])).toMatchObject({ team1Score: 0 });
  expect(withWaiting(aGame, [first, end])).toMatchObject({ status: 'completed', team1Score: 1 });
  expect(withWaiting(aGame, [anEntry({ move: { kind: 'start' } })])).toMatchObject({ status: 'in_progress' });
});

test('what stands behind an entry that waits for a decision is not shown as done, and neither is an end without a network', () => {
  const queue = afterRefusal([first, second, end, otherGame], 'second', refusal);
  expect(withWaiting(aGame, queue)).toMatchObject({ status: 'in_progress', team1Score: 1 });
  expect([mustWait(queue, 7), mustWait(queue, 8)]).toEqual([true, false]);
  const offline = afterSilence([first, end]);
  expect(withWaiting(aGame, offline)).toMatchObject({ status: 'in_progress', team1Score: 1 });
});

test('a refused entry is not part of the game that is shown', () => {
  expect(withWaiting(aGame, afterRefusal([first], 'first', refusal))).toEqual(aGame);
});
