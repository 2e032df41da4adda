import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { accepted } from '../../../test/sample/accepted.ts';
import { aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { readRecordLink } from '../mail/record-link.ts';
import { withdrawLikeness } from '../waiver/withdraw-waiver.ts';
import { recordLinkRequest } from './record-forms.ts';
import { mailRecordLink, openRecordLink } from './record-link.ts';
import { seeRecord } from './see-record.ts';
import { signerBehindCode } from './signer.ts';

const address = 'marta@family.example';

async function aFamily(different: object = {}) {
  const app = new InMemoryApp();
  const { id: tournamentId } = await app.announce();
  const { registration } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId, ...different }));
  const { seal, clock } = app;
  const pages = () => app.outbox.letters.filter(({ event }) => event.startsWith('record-link:'));
  const linkOf = (letter = pages().at(-1)) => {
    const url = letter?.parts.find((part) => part.kind === 'link')?.url ?? '';
    return readRecordLink(seal.open(decodeURIComponent(url.split('/record/')[1] ?? ''), clock.now()));
  };
  return {
    app,
    registration,
    pages,
    linkOf,
    ask: (email: string) => mailRecordLink(app, accepted(recordLinkRequest, { email })),
    open: (link: NonNullable<ReturnType<typeof linkOf>>) => openRecordLink(app, link),
  };
}

test.each([
  ["a child's parent", {}, address, 1],
  ["a child's parent, however it is written", {}, 'MARTA@Family.example', 1],
  ["a child's own address where a parent has one", {}, 'ada@family.example', 0],
  ["a child's own address where nobody else has one", { parentEmail: null }, 'ada@family.example', 1],
  ['an adult', { birthYear: 1990 }, 'ada@family.example', 1],
  ['the parent of an adult', { birthYear: 1990 }, address, 0],
  ['nobody on file', {}, 'nobody@family.example', 0],
])('%s is mailed the link, or not', async (_, different, asking, letters) => {
  const { ask, pages } = await aFamily(different);
  await ask(asking);
  expect(pages()).toHaveLength(letters);
});

test('whoever asks again in the same hour gets no second letter and writes no line, and an hour later one', async () => {
  const { app, ask, pages } = await aFamily();
  for (let times = 0; times < 3; times += 1) await ask(address);
  expect(pages()).toHaveLength(1);
  expect(app.audit.writes.filter(({ what }) => what === 'record link mailed')).toHaveLength(1);
  app.clock.set(new Date('2026-11-20T16:00:00Z'));
  await ask(address);
  expect(pages()).toHaveLength(2);
});

test('a link opens the page for seven days', async () => {
  const { app, ask, pages, linkOf } = await aFamily();
  await ask(address);
  app.clock.set(new Date('2026-11-27T14:59:59Z'));
  expect(linkOf(pages()[0])).toMatchObject({ playerIds: [1] });
  app.clock.set(new Date('2026-11-27T15:00:00Z'));
  expect(linkOf(pages()[0])).toBeUndefined();
});

test('whoever opens the link has read the mail: the address is confirmed, and the right is over the children of its signer', async () => {
  const { app, registration, ask, open, linkOf } = await aFamily();
  await ask(address);
  const link = linkOf();
  if (link === undefined) throw new Error('No link');
  const { playerId } = registration;
  expect(await open(link)).toEqual({ playerId, playerIds: [playerId], addressMark: link.addressMark });
  expect(await app.mailboxes.confirmedAt(address)).toEqual(app.clock.now());
  await expect(open({ ...link, addressMark: 'other' })).rejects.toThrow('This link no longer works');
  await expect(open({ ...link, playerIds: [99] })).rejects.toThrow('This link no longer works');
});

test.each([
  ["the parent's", {}, address, true],
  ["the child's own", {}, 'ada@family.example', false],
  ["the child's own where no parent has one", { parentEmail: null }, 'ada@family.example', true],
  ["an adult's", { birthYear: 1990 }, 'ada@family.example', true],
])('a code that proves the mailbox proves the signer, or not: %s', async (_, different, mailbox, isSigner) => {
  const { app, registration } = await aFamily(different);
  const signer = await signerBehindCode(app, { id: registration.playerId, mailbox });
  expect(signer?.playerIds).toEqual(isSigner ? [registration.playerId] : undefined);
});

test('the right ends once the signer has another address', async () => {
  const { app, registration } = await aFamily();
  const { playerId } = registration;
  const signer = await signerBehindCode(app, { id: playerId, mailbox: address });
  const right = { playerId, addressMark: signer?.addressMark ?? '' };
  const see = () => seeRecord(app, right);
  expect(await see()).toEqual({ address, siblings: [] });
  expect(app.audit.writes.at(-1)?.what).toBe('record shown to the family');
  const player = await app.players.find(playerId);
  if (player === undefined) throw new Error('No player');
  await app.players.save({ ...player, parentEmail: 'new@family.example' });
  await expect(see()).rejects.toThrow('Player not found');
});

test('whoever forbids photos confirms no waiver by it', async () => {
  const { app, registration } = await aFamily({ likenessAllowed: true });
  const link = await app.waiverLinkOf(registration);
  const forbid = () => withdrawLikeness(app, link);
  await forbid();
  await forbid();
  const onFile = (await app.registrations.lock(registration.id))?.record;
  expect(onFile?.waiver).toEqual({ ...registration.waiver, isLikenessAllowed: false, confirmed: null });
  expect(app.audit.writes.map(({ what }) => what)).toEqual(['registered', 'photo choice changed']);
  expect(app.outbox.lettersTo(address).map(({ subject }) => subject)).toContain(
    'No photos: Ada, Fall Series Challenge',
  );
});
