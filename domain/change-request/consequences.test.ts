import { type BeforeAnswer, changeConsequences } from './consequences.ts';

const before: BeforeAnswer = {
  kind: 'withdrawal',
  playerName: 'Ada',
  tournament: 'Fall Cup',
  toTournament: null,
  teamName: 'Lightning',
  teammates: 3,
  isCaptain: false,
  isLedBeside: false,
  isDrawn: false,
  isRefundWanted: false,
  isPaid: false,
  amountCents: 4000,
  paymentReference: '3V3-ABCD',
};
const leaves = 'Ada is withdrawn from Fall Cup.';
const moves = 'Ada plays in Winter Cup instead of Fall Cup, as a free agent.';
const winter = { kind: 'transfer', toTournament: 'Winter Cup' } as const;

test.each<[string, Partial<BeforeAnswer>, readonly string[]]>([
  ['an unpaid withdrawal', {}, [leaves, '$40 are owed no more.', 'Lightning has 3 players left.']],
  [
    'a paid one, money back',
    { isPaid: true, isRefundWanted: true, teammates: 1 },
    [leaves, 'You send $40 back (3V3-ABCD).', 'Lightning has 1 player left.'],
  ],
  [
    'a paid one',
    { isPaid: true },
    [leaves, '$40 were paid and are not asked back (3V3-ABCD).', 'Lightning has 3 players left.'],
  ],
  ['a free agent who owes nothing', { teamName: null, amountCents: 0 }, [leaves]],
  [
    'the last of a team',
    { teammates: 0, isCaptain: true },
    [leaves, '$40 are owed no more.', 'Lightning has no player left: its place is free.'],
  ],
  [
    'the last of a team that a coach leads',
    { teammates: 0, isLedBeside: true, amountCents: 0 },
    [leaves, 'Lightning has no player left.'],
  ],
  [
    'the last of a drawn team',
    { teammates: 0, isCaptain: true, isDrawn: true, amountCents: 0 },
    [leaves, 'Lightning has no player left.', 'Lightning is drawn: its games stay as they are.'],
  ],
  [
    'a captain of others',
    { isCaptain: true, isDrawn: true, amountCents: 0 },
    [leaves, 'Lightning needs another captain first.', 'Lightning is drawn: its games stay as they are.'],
  ],
  ['a paid transfer', { ...winter, isPaid: true, teamName: null }, [moves, 'The $40 that were paid go along.']],
  ['an unpaid transfer', { ...winter, teamName: null }, [moves, '$40 stay owed.']],
])('%s: what a yes would do', (_, different, sentences) => {
  expect(changeConsequences({ ...before, ...different })).toEqual(sentences);
});
