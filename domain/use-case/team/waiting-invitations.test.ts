import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';
import { earlyInvitations } from '../../invitation/invitation.ts';
import type { TranslatedLetter } from '../../mail/translated-letter.ts';

const friends = (captain: number) => [1, 2, 3, 4].map((friend) => `friend-${captain}-${friend}@family.example`);
const textOf = (letter: TranslatedLetter | undefined) => JSON.stringify(letter?.parts);

/** Returns the sealed part of the captain's link in a letter. */
function linkIn(letter: TranslatedLetter | undefined): string {
  const urls = letter?.parts.flatMap((part) => (part.kind === 'link' ? part.url : [])) ?? [];
  return decodeURIComponent(urls.flatMap((url) => /\/captain\/(.+)$/.exec(url)?.[1] ?? []).join());
}

/** Creates three captains who invite four friends each: the third is beyond the hour's allowance. */
async function threeTeams(different: object = {}) {
  const app = new InMemoryApp();
  const { id: tournamentId } = await app.announce(different);
  const created = [];
  for (const captain of [1, 2, 3]) {
    const answers = aCaptainsAnswers({
      tournamentId,
      name: `Team ${captain}`,
      captainName: `Captain ${captain}`,
      captainEmail: `captain-${captain}@family.example`,
      captainPhone: `201-555-030${captain}`,
      inviteEmails: friends(captain),
    });
    created.push(await app.createTeam(answers));
  }
  const mailed = (captain: number) => friends(captain).filter((email) => app.outbox.lettersTo(email).length > 0).length;
  const letter = (captain: number) => app.outbox.lettersTo(`captain-${captain}@family.example`).at(-1);
  return { app, created, mailed, letter, third: created[2]?.team.id ?? 0 };
}

test('a few invitations leave at once, those beyond are held, and their captain is told how to send them', async () => {
  const { created, mailed, letter } = await threeTeams();
  expect(earlyInvitations.ofOneSource).toBe(8);
  expect([1, 2, 3].map(mailed)).toEqual([4, 4, 0]);
  expect(created.map(({ held }) => held)).toEqual([0, 0, 4]);
  expect(textOf(letter(2))).not.toContain('not left yet');
  expect(textOf(letter(3))).toContain(
    "4 of your invitations have not left yet. They leave once you open your captain's page:",
  );
});

test('the link of the letter sends what was held, once', async () => {
  const { app, mailed, letter, third } = await threeTeams();
  await app.followCaptainLink(linkIn(letter(3)));
  await app.followCaptainLink(linkIn(letter(3)));
  expect(mailed(3)).toBe(4);
  expect(await app.invitations.ofTeam(third)).toHaveLength(4);
  expect(await app.waitingList.heldInvitations(third)).toEqual([]);
});

test('a captain whose mailbox has answered before has nothing held', async () => {
  const { app, created } = await threeTeams();
  await app.mailboxes.confirm('ready@family.example', app.clock.now());
  const { held } = await app.createTeam(
    aCaptainsAnswers({
      tournamentId: created[0]?.tournament.id ?? 0,
      name: 'Ready',
      captainName: 'Ready Rae',
      captainEmail: 'ready@family.example',
      inviteEmails: friends(9),
    }),
  );
  expect(held).toBe(0);
});

test('a link that was mailed to another address than the one now on file opens and proves nothing', async () => {
  const { app, mailed, letter, third } = await threeTeams();
  const link = linkIn(letter(3));
  const team = await app.teams.find(third);
  if (team) await app.teams.save({ ...team, captainEmail: 'victim@family.example' });
  await expect(app.followCaptainLink(link)).rejects.toThrow('This link no longer works');
  expect(await app.mailboxes.confirmedAt('victim@family.example')).toBeUndefined();
  expect(mailed(3)).toBe(0);
});

test('what is held counts among the places of a roster, however often it is asked for', async () => {
  const { app, third } = await threeTeams();
  const again = await app.sendInvitations(third, friends(3));
  expect(again).toEqual({ sent: [], held: friends(3), skipped: [] });
  const more = await app.sendInvitations(third, ['fifth@family.example']);
  expect(more).toMatchObject({ sent: [], held: [], skipped: [{ email: 'fifth@family.example' }] });
});

test('a team that gets its place from the waiting list invites once its captain has opened the mail', async () => {
  const { app, created, mailed, letter, third } = await threeTeams({ maxTeams: 2 });
  expect(created.map(({ held }) => held)).toEqual([0, 0, 0]);
  await app.withdrawTeam(created[0]?.team.id ?? 0);
  expect(await app.teams.find(third)).toMatchObject({ waitlistedAt: null });
  expect(mailed(3)).toBe(0);
  expect(textOf(letter(3))).toContain(
    "4 of your invitations have not left yet. They leave once you open your captain's page:",
  );
  await app.followCaptainLink(linkIn(letter(3)));
  expect(mailed(3)).toBe(4);
});
