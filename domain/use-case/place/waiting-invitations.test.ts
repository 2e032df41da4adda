import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';
import { invitationState } from '../../rule/invitation/invitation.ts';
import type { TranslatedLetter } from '../../rule/mail/translated-letter.ts';

const friends = ['kim@family.example', 'lee@family.example'];
const late = { count: 2, until: new Date('2026-11-20T17:00:00Z') };
const laterThan = /2 of your invitations have not left yet. They leave by Fri, Nov 20, 12:00 PM \(New Jersey time\)/;
const textOf = (letter: TranslatedLetter | undefined) => JSON.stringify(letter?.parts);

/** Returns the sealed part of the captain's link in a letter. */
function linkIn(letter: TranslatedLetter | undefined): string {
  const urls = letter?.parts.flatMap((part) => (part.kind === 'link' ? part.url : [])) ?? [];
  return decodeURIComponent(urls.flatMap((url) => /\/captain\/(.+)$/.exec(url)?.[1] ?? []).join());
}

/** Two captains in a tournament for some teams: the second invites two friends. */
async function twoTeams(maxTeams: number) {
  const app = new InMemoryApp();
  const { id: tournamentId } = await app.announce({ maxTeams });
  const first = await app.aTeamOf((await app.tournaments.find(tournamentId)) ?? (await app.announce()));
  const captainEmail = 'second@family.example';
  const create = () =>
    app.createTeam(
      aCaptainsAnswers({
        tournamentId,
        name: 'Second',
        captainName: 'Sue Second',
        captainEmail,
        inviteEmails: friends,
      }),
    );
  const letter = () => app.outbox.lettersTo(captainEmail).at(-1);
  const mailed = () => friends.filter((email) => app.outbox.lettersTo(email).length > 0).length;
  return { app, first, create, letter, mailed };
}

test('a captain is told by when the paced invitations leave', async () => {
  const { app, create, letter } = await twoTeams(2);
  app.outbox.late = late;
  expect((await create()).delayed).toEqual(late);
  expect(textOf(letter())).toMatch(laterThan);
});

test('a captain without paced invitations is told nothing of a pace', async () => {
  const { create, letter } = await twoTeams(2);
  expect((await create()).delayed).toBeNull();
  expect(textOf(letter())).not.toContain('not left yet');
});

test('the invitations of a team on the waiting list leave once it has a place, and its captain is told of the pace', async () => {
  const { app, first, create, letter, mailed } = await twoTeams(1);
  const { team } = await create();
  const states = async () => {
    const now = (await app.teams.find(team.id)) ?? team;
    return (await app.invitations.ofTeam(team.id)).map((one) => invitationState(one, now, app.clock.now()));
  };
  expect([mailed(), await states()]).toEqual([0, ['waiting', 'waiting']]);
  app.outbox.late = late;
  await app.withdrawTeam(first.id);
  expect([mailed(), await states()]).toEqual([2, ['sent', 'sent']]);
  expect(textOf(letter())).toMatch(laterThan);
});

test('a link that was mailed to another address than the one now on file opens and proves nothing', async () => {
  const { app, create, letter } = await twoTeams(2);
  const { team } = await create();
  await app.teams.save({ ...team, captainEmail: 'victim@family.example' });
  await expect(app.followCaptainLink(linkIn(letter()))).rejects.toThrow('This link no longer works');
  expect(await app.mailboxes.confirmedAt('victim@family.example')).toBeUndefined();
});
