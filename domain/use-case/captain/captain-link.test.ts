import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { replaceCaptainLink, sendCaptainLink } from './captain-link.ts';

const gone = new Refusal('not-found', 'This link no longer works. Please ask for a new one.');

const follow = (app: InMemoryApp, sealed: string) => app.followCaptainLink(sealed);
const replace = (app: InMemoryApp, teamId: number) => replaceCaptainLink(app, teamId);
const send = (app: InMemoryApp, by: Parameters<typeof sendCaptainLink>[1]) => sendCaptainLink(app, by);

/** Returns the sealed part of every captain's link that was mailed, in order. */
function mailed(app: InMemoryApp): readonly string[] {
  const links = app.outbox.letters.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'link' ? part.url : [])),
  );
  return links.flatMap((url) => /\/captain\/(.+)$/.exec(url)?.[1] ?? []).map(decodeURIComponent);
}

async function aLedTeam(different: object = {}) {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce(different));
  return { app, team, link: mailed(app).join() };
}

test('the link in the confirmation opens the page of the team', async () => {
  const { app, team, link } = await aLedTeam();
  expect(await follow(app, link)).toMatchObject({ id: team.id });
});

test('a captain on the waiting list has the link too', async () => {
  const app = new InMemoryApp();
  const tournament = await app.announce({ maxTeams: 1 });
  await app.aTeamOf(tournament);
  await app.createTeam(aCaptainsAnswers({ tournamentId: tournament.id, name: 'Late Owls', captainName: 'Ada Park' }));
  expect(mailed(app)).toHaveLength(2);
});

test('it works until the tournament is over', async () => {
  const { app, link } = await aLedTeam({ date: '2026-12-05', firstDay: '2026-12-05' });
  app.clock.set(new Date('2026-12-05T23:00:00Z'));
  await follow(app, link);
  app.clock.set(new Date('2026-12-06T12:00:00Z'));
  await expect(follow(app, link)).rejects.toThrow(gone);
});

test.each(['', 'captain:1:1', '2099-01-01T00:00:00.000Z join-request:1', '2099-01-01T00:00:00.000Z captain:7:1'])(
  'the forged link %j opens nothing',
  async (sealed) => {
    const { app } = await aLedTeam();
    await expect(follow(app, sealed)).rejects.toThrow(gone);
  },
);

test('a new link replaces those before it, and goes to the address on file', async () => {
  const { app, team, link } = await aLedTeam();
  await replace(app, team.id);
  await expect(follow(app, link)).rejects.toThrow(gone);
  expect(await follow(app, mailed(app).at(-1) ?? '')).toMatchObject({ id: team.id, captainLinkNumber: 2 });
  expect(app.outbox.letters.at(-1)).toMatchObject({ to: team.captainEmail });
});

test.each([{ email: 'JOSE@family.example' }, { playerId: 1 }])(
  'the link is sent again to %j, once an hour',
  async (by) => {
    const { app, team } = await aLedTeam();
    await send(app, by);
    await send(app, by);
    expect(mailed(app)).toHaveLength(2);
    app.clock.set(new Date('2026-11-20T16:00:00Z'));
    await send(app, by);
    expect(mailed(app)).toHaveLength(3);
    expect(await follow(app, mailed(app).at(-1) ?? '')).toMatchObject({ id: team.id });
  },
);

test('nothing is sent to whoever leads no team', async () => {
  const { app } = await aLedTeam();
  await send(app, { email: 'stranger@family.example' });
  await send(app, { playerId: 99 });
  expect(mailed(app)).toHaveLength(1);
});
