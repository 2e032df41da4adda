import { translate } from '../language/sentence.ts';
import { type BeforeMove, hindranceSentence, moveConsequences, obstacleSentence } from './team-move.ts';

const before: BeforeMove = {
  teamName: 'Lightning',
  tournament: 'Fall Cup',
  toTournament: 'Winter Cup',
  players: 3,
  isFull: false,
  isWaiting: false,
  ageBracket: 'U10-U12',
  toBracket: 'U10-U12',
  paidCents: 0,
  owedCents: 0,
  joinRequests: 0,
  invitations: 0,
};
const moves = 'Lightning plays in Winter Cup instead of Fall Cup.';
const stay = 'Name, code, roster and waivers stay as they are.';
const told = 'The families of its 3 players are told by email.';

test.each<[string, Partial<BeforeMove>, readonly string[]]>([
  ['nothing owed', {}, [moves, stay, told]],
  ['an unpaid team', { owedCents: 12_000 }, [moves, stay, '$120 stay owed.', told]],
  [
    'partly paid',
    { paidCents: 4000, owedCents: 8200 },
    [moves, stay, 'The $40 that were paid go along.', '$82 stay owed.', told],
  ],
  ['another bracket', { toBracket: 'U13-U15' }, [moves, 'It plays in U13-U15 there.', stay, told]],
  [
    'a full tournament',
    { isFull: true, owedCents: 12_000 },
    [
      moves,
      'Winter Cup is full: the team gives up its place in Fall Cup and joins the waiting list there.',
      stay,
      '$120 are not owed until it has a place.',
      told,
    ],
  ],
  [
    'from one waiting list to another',
    { isFull: true, isWaiting: true },
    [moves, 'Winter Cup is full: the team joins the waiting list there, as the last.', stay, told],
  ],
  [
    'from a waiting list to a place',
    { isWaiting: true },
    [moves, 'It has a place in Winter Cup at once.', stay, 'With the place the fee is owed.', told],
  ],
  [
    'a captain alone, one request and one invitation',
    { players: 1, joinRequests: 1, invitations: 1 },
    [
      moves,
      stay,
      'The family of its 1 player is told by email.',
      '1 request to join is declined, and the player is told.',
      '1 open invitation leads to Winter Cup from then on; its email names the earlier tournament.',
    ],
  ],
  [
    'several requests and invitations',
    { joinRequests: 2, invitations: 3 },
    [
      moves,
      stay,
      told,
      '2 requests to join are declined, and the players are told.',
      '3 open invitations lead to Winter Cup from then on; their emails name the earlier tournament.',
    ],
  ],
])('%s: what a move would do', (_, different, sentences) => {
  expect(moveConsequences({ ...before, ...different }).map((one) => translate(one))).toEqual(sentences);
});

const team = { name: 'Lightning' };
const [from, to] = [{ name: 'Fall Cup' }, { name: 'Winter Cup' }];

test.each([
  [{ why: 'closed', reason: 'This tournament is over' }, 'This tournament is over'],
  [{ why: 'name taken' }, 'Another team in Winter Cup is called Lightning. Please rename yours first.'],
  [{ why: 'registered', player: 'Ada' }, 'Ada is already registered for Winter Cup.'],
  [{ why: 'no bracket' }, 'No age bracket in Winter Cup takes all of the roster.'],
] as const)('why a team cannot play there, %j', (found, sentence) => {
  expect(translate(hindranceSentence(found, team, to))).toBe(sentence);
});

test.each([
  ['begun', 'Fall Cup has already begun: please tell the organizers at the desk'],
  ['drawn', 'The games of Lightning are drawn: it stays in Fall Cup. Please write to us if it cannot play.'],
  ['deadline', 'The registration deadline of Fall Cup has passed: others count on Lightning. Please write to us.'],
  ['mailbox', 'Please open the link in the email we sent you first: it shows us that the mailbox is yours.'],
] as const)('why a team stays, %s', (obstacle, sentence) => {
  expect(translate(obstacleSentence(obstacle, team, from))).toBe(sentence);
});
