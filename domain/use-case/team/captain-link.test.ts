import { FrontDesk } from '../../../test/in-memory/front-desk.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { ReplaceCaptainLink } from './replace-captain-link.ts';
import { SendCaptainLink } from './send-captain-link.ts';

const gone = new Refusal('not-found', 'This link no longer works. Please ask for a new one.');

const follow = (desk: FrontDesk, sealed: string) => desk.followCaptainLink(sealed);
const replace = (desk: FrontDesk, teamId: number) =>
  new ReplaceCaptainLink(desk.teams, desk.inviting, desk.clock, desk.audit).run(teamId);
const send = (desk: FrontDesk, by: Parameters<SendCaptainLink['run']>[0]) =>
  new SendCaptainLink(desk.teams, desk.tournaments, desk.inviting, desk.clock, desk.audit).run(by);

/** The sealed part of every captain's link that was mailed, in order. */
function mailed(desk: FrontDesk): readonly string[] {
  const links = desk.outbox.letters.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'link' ? part.url : [])),
  );
  return links.flatMap((url) => /\/captain\/(.+)$/.exec(url)?.[1] ?? []).map(decodeURIComponent);
}

async function aLedTeam(different: object = {}) {
  const desk = new FrontDesk();
  const team = await desk.aTeamOf(await desk.announce(different));
  return { desk, team, link: mailed(desk).join() };
}

test('the link in the confirmation opens the page of the team', async () => {
  const { desk, team, link } = await aLedTeam();
  expect(await follow(desk, link)).toMatchObject({ id: team.id });
});

test('a captain on the waiting list has the link too', async () => {
  const desk = new FrontDesk();
  const tournament = await desk.announce({ maxTeams: 1 });
  await desk.aTeamOf(tournament);
  await desk.createTeam(aCaptainsAnswers({ tournamentId: tournament.id, name: 'Late Owls', captainName: 'Ada Park' }));
  expect(mailed(desk)).toHaveLength(2);
});

test('it works until the tournament is over', async () => {
  const { desk, link } = await aLedTeam({ date: '2026-12-05', firstDay: '2026-12-05' });
  desk.clock.set(new Date('2026-12-05T23:00:00Z'));
  await follow(desk, link);
  desk.clock.set(new Date('2026-12-06T12:00:00Z'));
  await expect(follow(desk, link)).rejects.toThrow(gone);
});

test.each(['', 'captain:1:1', '2099-01-01T00:00:00.000Z join-request:1', '2099-01-01T00:00:00.000Z captain:7:1'])(
  'the forged link %j opens nothing',
  async (sealed) => {
    const { desk } = await aLedTeam();
    await expect(follow(desk, sealed)).rejects.toThrow(gone);
  },
);

test('a new link replaces those before it, and goes to the address on file', async () => {
  const { desk, team, link } = await aLedTeam();
  await replace(desk, team.id);
  await expect(follow(desk, link)).rejects.toThrow(gone);
  expect(await follow(desk, mailed(desk).at(-1) ?? '')).toMatchObject({ id: team.id, captainLinkNumber: 2 });
  expect(desk.outbox.letters.at(-1)).toMatchObject({ to: team.captainEmail });
});

test.each([{ email: 'JOSE@family.example' }, { playerId: 1 }])(
  'the link is sent again to %j, once an hour',
  async (by) => {
    const { desk, team } = await aLedTeam();
    await send(desk, by);
    await send(desk, by);
    expect(mailed(desk)).toHaveLength(2);
    desk.clock.set(new Date('2026-11-20T16:00:00Z'));
    await send(desk, by);
    expect(mailed(desk)).toHaveLength(3);
    expect(await follow(desk, mailed(desk).at(-1) ?? '')).toMatchObject({ id: team.id });
  },
);

test('nothing is sent to whoever leads no team', async () => {
  const { desk } = await aLedTeam();
  await send(desk, { email: 'stranger@family.example' });
  await send(desk, { playerId: 99 });
  expect(mailed(desk)).toHaveLength(1);
});
