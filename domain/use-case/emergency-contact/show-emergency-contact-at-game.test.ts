import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { InMemoryEmergencyContacts } from '../../../test/in-memory/in-memory-emergency-contacts.ts';
import { aNewRegistration } from '../../../test/sample/a-registration.ts';
import { aNewTeam } from '../../../test/sample/a-team.ts';
import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { emergencyContactForm } from './emergency-contact-form.ts';
import { ShowEmergencyContactAtGame } from './show-emergency-contact-at-game.ts';

const mother = { name: 'Mia Park', phone: '(201) 555-0199', relation: 'Mother', care: null };
const noon = new Date('2026-12-12T17:00:00Z');
const nextDay = new Date('2026-12-13T17:00:00Z');
const field1 = { tournamentId: 1, day: null, field: 'Field 1' };
const field2 = { ...field1, field: 'Field 2' };

/** Creates a game of teams 1 and 2. Player 1 of team 1 has an emergency contact, player 2 of team 2 has none, and player 3 of team 3 has one. */
async function aGame() {
  const app = new InMemoryApp();
  app.clock.set(noon);
  const emergencyContacts = new InMemoryEmergencyContacts();
  const { id: tournamentId } = await app.announce();
  for (const number of [1, 2, 3]) {
    const names = { name: `Team ${number}`, invitationCode: `TEAM-${number}` };
    const { id: teamId } = await app.teams.add(aNewTeam({ tournamentId, ...names }));
    await app.registrations.add(aNewRegistration({ playerId: number, tournamentId, teamId }));
  }
  for (const playerId of [1, 3]) await emergencyContacts.keep(playerId, mother);
  const show = new ShowEmergencyContactAtGame(Object.assign(app, { emergencyContacts }));
  return { show, audit: app.audit, game: { tournamentId, team1Id: 1, team2Id: 2, field: 'Field 1', startTime: noon } };
}

test.each([
  ['who signed in with the password', { role: 'keeper' }],
  ['whose link is for the field', { role: 'keeper', width: field1 }],
  ['who is an organizer', { role: 'organizer' }],
] as const)('a keeper %s sees whom to call, and that is noted without a word of it', async (_, writer) => {
  const { show, game, audit } = await aGame();
  expect(await show.run({ playerId: 1, game, writer })).toEqual(mother);
  expect(audit.writes).toEqual([{ thing: 'player', recordId: 1, what: 'emergency contact shown' }]);
});

test.each([
  ['whose link is for another field', { width: field2 }, {}, 'Game not found'],
  ['whose link is for another tournament', { width: { ...field1, tournamentId: 2 } }, {}, 'Game not found'],
  ['on another day', {}, { startTime: nextDay }, 'on the day of the game alone'],
  ['of a player of another game', {}, { playerId: 3 }, 'Player not found'],
  ['of a player nobody knows', {}, { playerId: 9 }, 'Player not found'],
  ['of a player whose family has given none', {}, { playerId: 2 }, 'has given no emergency contact'],
])('a keeper %s sees nothing, and nothing is noted', async (_, wide, different: object, sentence) => {
  const { show, game, audit } = await aGame();
  const { playerId = 1, ...place } = { ...game, ...different } as typeof game & { readonly playerId?: number };
  const look = { playerId, game: place, writer: { role: 'keeper', ...wide } as const };
  await expect(show.run(look)).rejects.toThrow(sentence);
  expect(audit.writes).toEqual([]);
});

test('an organizer is not bound to the day', async () => {
  const { show, game } = await aGame();
  const look = { playerId: 1, game: { ...game, startTime: nextDay }, writer: { role: 'organizer' } as const };
  expect(await show.run(look)).toEqual(mother);
});

const whole = { ...mother, agreed: true };
test.each([
  [whole, {}],
  [{ ...whole, care: 'Bee stings.\nEpiPen.' }, {}],
  [{ ...whole, care: 'x'.repeat(500) }, {}],
  [{ ...whole, care: 'x'.repeat(501) }, { care: 'Please say it in 500 characters at most' }],
  [{ ...whole, phone: '555' }, { phone: 'Phone number must be at least 10 digits' }],
  [{ ...whole, agreed: undefined }, { agreed: 'Nothing can be kept unless you agree' }],
  [{ ...whole, agreed: false }, { agreed: 'Nothing can be kept unless you agree' }],
  [
    { ...whole, name: ' ', relation: '' },
    { name: 'Please say whom to call', relation: 'Please say who that is to the player' },
  ],
])('%#: what a family gives is answered with %j', (answers, complaints) => {
  expect(complaintsAbout(emergencyContactForm, answers, { year: 2026 })).toEqual(complaints);
});
