import { type ChangeCircumstances, type MoveCircumstances, whoDecides, whoDecidesMove } from './who-decides.ts';

const calm: ChangeCircumstances = {
  kind: 'withdrawal',
  isPaid: false,
  isDrawn: false,
  isDeadlineOver: false,
  hasBegun: false,
  leadsOthers: false,
};

const itself = { by: 'family' };
const organizer = (...because: readonly string[]) => ({ by: 'organizer', because });
const nobody = (because: string) => ({ by: 'nobody', because });

test.each([
  ['withdrawal', {}, itself],
  ['withdrawal', { isPaid: true }, organizer('paid')],
  ['withdrawal', { isDrawn: true }, organizer('drawn')],
  ['withdrawal', { isDeadlineOver: true }, organizer('deadline')],
  ['withdrawal', { isPaid: true, isDrawn: true }, organizer('paid', 'drawn')],
  ['withdrawal', { isPaid: true, isDeadlineOver: true }, organizer('paid', 'deadline')],
  ['withdrawal', { isDrawn: true, isDeadlineOver: true }, organizer('drawn', 'deadline')],
  ['withdrawal', { isPaid: true, isDrawn: true, isDeadlineOver: true }, organizer('paid', 'drawn', 'deadline')],
  ['transfer', {}, itself],
  ['transfer', { isPaid: true }, itself],
  ['transfer', { isDrawn: true }, organizer('drawn')],
  ['transfer', { isDeadlineOver: true }, organizer('deadline')],
  ['transfer', { isPaid: true, isDrawn: true }, organizer('drawn')],
  ['transfer', { isPaid: true, isDeadlineOver: true }, organizer('deadline')],
  ['transfer', { isPaid: true, isDrawn: true, isDeadlineOver: true }, organizer('drawn', 'deadline')],
] as const)('a %s with %j is decided so', (kind, different, decision) => {
  expect(whoDecides({ ...calm, kind, ...different })).toEqual(decision);
});

test.each(['withdrawal', 'transfer'] as const)('once a tournament is played nobody decides about a %s here', (kind) => {
  for (const isPaid of [true, false]) {
    expect(whoDecides({ ...calm, kind, isPaid, isDrawn: true, hasBegun: true })).toEqual(nobody('begun'));
    expect(whoDecides({ ...calm, kind, isPaid, leadsOthers: true, hasBegun: true })).toEqual(nobody('begun'));
  }
});

test.each(['withdrawal', 'transfer'] as const)('whoever leads others hands the team over before a %s', (kind) => {
  expect(whoDecides({ ...calm, kind, isPaid: true, isDrawn: true, leadsOthers: true })).toEqual(nobody('captain'));
});

const calmTeam: MoveCircumstances = {
  isPaid: false,
  isDrawn: false,
  isDeadlineOver: false,
  hasBegun: false,
  isFull: false,
  isMailboxConfirmed: true,
};

test.each([
  [{}, { by: 'captain' }],
  [{ isPaid: true }, organizer('paid')],
  [{ isFull: true }, organizer('full')],
  [{ isPaid: true, isFull: true }, organizer('paid', 'full')],
  [{ isDrawn: true }, nobody('drawn')],
  [{ isDrawn: true, isPaid: true, isFull: true }, nobody('drawn')],
  [{ isDeadlineOver: true }, nobody('deadline')],
  [{ isDeadlineOver: true, isPaid: true }, nobody('deadline')],
  [{ isDrawn: true, isDeadlineOver: true }, nobody('drawn')],
  [{ isMailboxConfirmed: false }, nobody('mailbox')],
  [{ isMailboxConfirmed: false, isPaid: true, isFull: true }, nobody('mailbox')],
  [{ isMailboxConfirmed: false, isDeadlineOver: true }, nobody('deadline')],
  [{ hasBegun: true }, nobody('begun')],
  [{ hasBegun: true, isDrawn: true, isDeadlineOver: true, isMailboxConfirmed: false }, nobody('begun')],
] as const)('a team that would play elsewhere, with %j, is decided so', (different, decision) => {
  expect(whoDecidesMove({ ...calmTeam, ...different })).toEqual(decision);
});
