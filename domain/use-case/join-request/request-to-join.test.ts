import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers, aFreeAgentsAnswers, anInvitedPlayersAnswers } from '../../../test/sample/answers.ts';
import { requestLettersAnHour } from '../../rule/join-request/join-request.ts';
import { rulesOf } from '../../rule/mail/letter-kind.ts';

async function aTeamAskedBy(asking: number) {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  const ask = (from: number, to: number) => askOneByOne(app, team, from, to);
  await ask(1, asking);
  const letters = () =>
    app.outbox.lettersTo(team.captainEmail).filter(({ kind }) => rulesOf(kind).cause === 'stranger');
  return { app, team, ask, letters };
}

type Asked = { readonly id: number; readonly tournamentId: number };

async function askOneByOne(app: InMemoryApp, { id, tournamentId }: Asked, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    const name = `Ada Agent ${number}`;
    const phone = `908-555-${String(1000 + number)}`;
    await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId, requestedTeamId: id, name, phone }));
  }
}

test('a captain hears of each who asks, and of many in an hour by one letter for all', async () => {
  const { app, team, letters } = await aTeamAskedBy(30);
  expect(letters()).toHaveLength(requestLettersAnHour + 1);
  expect(letters().at(-1)?.subject).toContain(`More players would like to join ${team.name}, `);
  expect(await app.joinRequests.pendingFor(team.id)).toHaveLength(30);
});

test('the letter for all opens the page on which they are', async () => {
  const { app, letters, team } = await aTeamAskedBy(requestLettersAnHour + 1);
  const urls = letters().flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'link' ? part.url : [])));
  const sealed = /\/captain\/(.+)$/.exec(urls.at(-1) ?? '')?.[1] ?? '';
  expect(await app.followCaptainLink(decodeURIComponent(sealed))).toMatchObject({ id: team.id });
});

test('who joins another team is asked about by no captain any more', async () => {
  const { app, team } = await aTeamAskedBy(1);
  const captain = { name: 'Day Owls', captainName: 'Dana Day', captainPhone: '908-555-0199' };
  const { team: other } = await app.createTeam(aCaptainsAnswers({ tournamentId: team.tournamentId, ...captain }));
  const [asking] = await app.joinRequests.pendingFor(team.id);
  const player = await app.players.find(asking?.playerId ?? 0);
  if (player === undefined) throw new Error('Nobody has asked');
  const { name, phone, birthYear } = player;
  const { invitationCode } = other;
  const { registration } = await app.joinTeam(anInvitedPlayersAnswers({ invitationCode, name, phone, birthYear }));
  expect(registration).toMatchObject({ id: asking?.registrationId, teamId: other.id });
  expect(await app.joinRequests.pendingFor(team.id)).toEqual([]);
});

test('an hour later the next ones are told one by one again', async () => {
  const { app, ask, letters } = await aTeamAskedBy(30);
  app.clock.set(new Date('2026-11-20T16:00:01Z'));
  await ask(31, 32);
  expect(letters()).toHaveLength(requestLettersAnHour + 3);
});
