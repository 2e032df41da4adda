import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { type GameDayLink, gameDayOfLink, readGameDayLink } from './game-day-link.ts';

const ended = 'This link no longer works';

/** Registers a player for a tournament of December 2026 and returns the link of the confirmation letter. */
async function aFamily(different: object = {}, announced: object = {}) {
  const app = new InMemoryApp();
  const tournament = await app.announce({ firstDay: '2026-12-12', ...announced });
  const register = (more: object) =>
    app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: tournament.id, ...more }));
  const { registration, player } = await register(different);
  const sealed = app.outbox
    .lettersTo(player.email)
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'link' ? part.url.split('/game-day/')[1] : [])))
    .find((one) => one !== undefined);
  const link = (): GameDayLink => {
    const read = readGameDayLink(app.seal.open(decodeURIComponent(sealed ?? ''), app.clock.now()));
    if (read === undefined) throw new Error(ended);
    return read;
  };
  const seen = async (by = link()) => (await gameDayOfLink(app, by)).map((one) => one.registration.id);
  return { app, tournament, register, registration, player, link, seen };
}

test('the confirmation of a registration leads to its game day', async () => {
  const { seen, registration } = await aFamily();
  expect(await seen()).toEqual([registration.id]);
});

test('everybody whose own letters go to one mailbox is on one page, and nobody who only has the same parent', async () => {
  const { register, registration, player, seen } = await aFamily();
  const sister = await register({ name: 'Zoe Lindt', email: player.email.toUpperCase() });
  await register({ name: 'Cousin Lindt', email: 'cousin@family.example', parentEmail: player.email });
  expect(await seen()).toEqual([registration.id, sister.registration.id]);
});

test('a link lasts until the tournament is over, not longer', async () => {
  const { app, seen } = await aFamily();
  app.clock.set(new Date('2026-12-13T04:59:00Z'));
  expect(await seen()).toHaveLength(1);
  app.clock.set(new Date('2026-12-13T05:00:00Z'));
  await expect(seen()).rejects.toThrow(ended);
});

test('a link of another address, of no registration, or of a player who is erased opens nothing', async () => {
  const { app, player, link, seen } = await aFamily();
  await expect(seen({ ...link(), addressMark: 'other' })).rejects.toThrow(ended);
  await expect(seen({ ...link(), registrationId: 99 })).rejects.toThrow(ended);
  await app.players.save({ ...player, email: 'another@family.example' });
  await expect(seen()).rejects.toThrow(ended);
});

test.each(['', 'waiver:1:abc', 'game-day:1', 'game-day:x:abc', 'game-day:1:abc:2'])('%j is no such link', (text) => {
  expect(readGameDayLink(text)).toBeUndefined();
});
