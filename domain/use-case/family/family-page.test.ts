import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { accepted } from '../../../test/sample/accepted.ts';
import { aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { WithdrawLikeness } from '../waiver/withdraw-likeness.ts';
import { readFamilyLink } from './family-link.ts';
import { familyPageRequest } from './family-page-request.ts';
import { MailFamilyPage } from './mail-family-page.ts';
import { SeeFamily } from './see-family.ts';

const address = 'marta@family.example';

async function aFamily(different: object = {}) {
  const app = new InMemoryApp();
  const { id: tournamentId } = await app.announce();
  const { registration } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId, ...different }));
  const { seal, clock } = app;
  const pages = () => app.outbox.letters.filter(({ event }) => event.startsWith('family-page:'));
  const linkOf = (letter = pages().at(-1)) => {
    const url = letter?.parts.find((part) => part.kind === 'link')?.url ?? '';
    return readFamilyLink(seal.open(decodeURIComponent(url.split('/family/')[1] ?? ''), clock.now()));
  };
  return {
    app,
    registration,
    pages,
    linkOf,
    ask: (email: string) => new MailFamilyPage(app).run(accepted(familyPageRequest, { email })),
    see: (link: NonNullable<ReturnType<typeof linkOf>>) => new SeeFamily(app).run(link),
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
])('%s is mailed the page, or not', async (_, different, asking, letters) => {
  const { ask, pages } = await aFamily(different);
  await ask(asking);
  expect(pages()).toHaveLength(letters);
});

test('whoever asks again in the same hour gets no second letter, and an hour later one', async () => {
  const { app, ask, pages } = await aFamily();
  for (let times = 0; times < 3; times += 1) await ask(address);
  expect(pages()).toHaveLength(1);
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

test('whoever opens the page has read the mail: the address is confirmed, and that it was shown is kept', async () => {
  const { app, registration, ask, see, linkOf } = await aFamily();
  await ask(address);
  const link = linkOf();
  if (link === undefined) throw new Error('No link');
  expect(await see(link)).toEqual({ playerIds: [registration.playerId], address });
  expect(await app.mailboxes.confirmedAt(address)).toEqual(app.clock.now());
  expect(app.audit.writes.map(({ what }) => what).slice(1)).toEqual([
    'family page mailed',
    'record shown to the family',
  ]);
  await expect(see({ ...link, addressMark: 'other' })).rejects.toThrow('This link no longer works');
  await expect(see({ ...link, playerIds: [99] })).rejects.toThrow('This link no longer works');
});

test('whoever forbids photos confirms no waiver by it', async () => {
  const { app, registration } = await aFamily({ likenessAllowed: true });
  const link = await app.waiverLinkOf(registration);
  const forbid = () => new WithdrawLikeness(app).run(link);
  await forbid();
  await forbid();
  const onFile = (await app.registrations.lock(registration.id))?.record;
  expect(onFile?.waiver).toEqual({ ...registration.waiver, isLikenessAllowed: false, confirmed: null });
  expect(app.audit.writes.map(({ what }) => what)).toEqual(['registered', 'photo choice changed']);
  expect(app.outbox.lettersTo(address).map(({ subject }) => subject)).toContain('No photos: Fall Series Challenge');
});
