import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { InMemoryKeeperLinks } from '../../../test/in-memory/in-memory-keeper-links.ts';
import { anAnnouncement } from '../../../test/sample/a-tournament.ts';
import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { makeKeeperLinks, openKeeperLink, revokeKeeperLink } from './keeper-link.ts';
import { keeperLinkSignIn, newKeeperLinks } from './keeper-link-forms.ts';

async function anOffice(announced: Parameters<typeof anAnnouncement>[0] = {}) {
  const app = new InMemoryApp();
  app.clock.set(new Date('2026-12-12T15:00:00Z'));
  const { id: tournamentId } = await app.announce(announced);
  const ports = Object.assign(app, { keeperLinks: new InMemoryKeeperLinks(app.brackets, app.revocations) });
  return {
    ...{ clock: app.clock, audit: app.audit },
    make: (wanted: object = {}) => makeKeeperLinks(ports, { tournamentId, fields: [], ...wanted }),
    open: (asked: Parameters<typeof openKeeperLink>[1]) => openKeeperLink(ports, asked),
    revoke: (id: number) => revokeKeeperLink(ports, id),
  };
}

test('a link for the tournament is good until the night after its last day', async () => {
  const hours = { startTime: '09:00', endTime: '17:00' };
  const { make } = await anOffice({ playingHours: [{ day: '2026-12-19', ...hours }] });
  expect((await make())[0]?.endsAt).toEqual(new Date('2026-12-20T09:00:00Z'));
});

test('there is a link for each field, and none twice', async () => {
  const { make } = await anOffice();
  const made = await make({ fields: ['Field 1', 'Field 2', 'Field 1'] });
  expect(made.map(({ width }) => width.field)).toEqual(['Field 1', 'Field 2']);
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(2);
});

test.each([
  ['a tournament without a day', { firstDay: null }, {}, 'This tournament has no day yet'],
  ['a tournament that is over', { firstDay: '2026-11-01' }, {}, 'This tournament is over'],
  ['a tournament that does not exist', {}, { tournamentId: 99 }, 'Tournament not found'],
])('no link is made for %s', async (_, announced, wanted, sentence) => {
  const { make, audit } = await anOffice(announced);
  await expect(make(wanted)).rejects.toThrow(sentence);
  expect(audit.writes).toEqual([]);
});

test('a link opens until it ends or is taken back', async () => {
  const { make, open, revoke, clock, audit } = await anOffice();
  const made = await make({ fields: ['Field 1', 'Field 2'] });
  const enter = (place: number) => open({ secret: made[place]?.secret ?? '', name: 'Pat' });
  await enter(0);
  await revoke(made[0]?.id ?? 0);
  await expect(enter(0)).rejects.toThrow('does not open score keeping any more');
  await expect(revoke(made[0]?.id ?? 0)).rejects.toThrow('No such link');
  await enter(1);
  clock.set(made[1]?.endsAt ?? new Date());
  await expect(enter(1)).rejects.toThrow('does not open score keeping any more');
  expect(audit.writes.map(({ what }) => what)).toEqual(['made', 'made', 'used', 'revoked', 'used']);
  expect(JSON.stringify(audit.writes)).not.toContain(made[0]?.secret);
});

test.each([
  [newKeeperLinks, { tournamentId: 1 }, {}],
  [newKeeperLinks, {}, { tournamentId: 'Please choose a tournament' }],
  [newKeeperLinks, { tournamentId: 1, fields: 'Field 1' }, { fields: 'Fields are a list of at most 50' }],
  [keeperLinkSignIn, { name: 'Pat' }, { secret: 'Link is required' }],
  [keeperLinkSignIn, { secret: 'x' }, { name: 'Please enter your name' }],
] as const)('%#: %j is answered with %j', (form, answers, complaints) => {
  expect(complaintsAbout(form, answers, { year: 2026 })).toEqual(complaints);
});
