import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import type { anAnnouncement } from '../../../test/sample/a-tournament.ts';
import { accepted } from '../../../test/sample/accepted.ts';
import { aCaptainsAnswers, aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { waiverState } from '../../rule/waiver/waiver.ts';
import { registerWalkUp } from './register-walk-up.ts';
import { walkUpForm } from './walk-up-form.ts';

/** A new child, ten in 2026, with everything that the desk takes at once. */
const maya = {
  ...{ name: 'Maya Diaz', birthYear: 2016, phone: '973-555-0177', parentName: 'Luz Diaz', email: 'luz@diaz.example' },
  ...{ paymentMethod: 'cash', amountCents: 4000, isSigned: true, isHere: true },
};

async function atDesk(announced: Parameters<typeof anAnnouncement>[0] = {}, captain: object = {}) {
  const app = new InMemoryApp();
  const tournament = await app.announce(announced);
  const { team } = await app.createTeam(aCaptainsAnswers({ tournamentId: tournament.id, ...captain }));
  const walkUp = (different: object, { teamId = team.id, mayOverrule = true } = {}) => {
    const answers = accepted(walkUpForm, { ...maya, ...different });
    return registerWalkUp(app, { teamId, answers, by: 'kim', mayOverrule });
  };
  return { app, tournament, team, walkUp };
}

test('a new child is placed, paid, signed and here at once, also once the games have begun, and the family reads of it when all is known', async () => {
  const { app, team, walkUp } = await atDesk();
  const open = await app.tournaments.find(team.tournamentId);
  if (open !== undefined) await app.tournaments.save({ ...open, status: 'active', registrationOpen: false });
  const registration = await walkUp({});
  expect(registration).toMatchObject({ teamId: team.id, payment: { state: 'paid', receivedCents: 4000 } });
  expect(registration.waiver).toMatchObject({
    signer: 'Luz Diaz',
    relationship: 'guardian',
    confirmed: { by: 'paper' },
  });
  expect(await app.ledger.hold(registration.id)).toMatchObject([
    { amountCents: 4000, method: 'cash', enteredBy: 'kim' },
  ]);
  expect(await app.checkIns.find(registration.id)).toMatchObject({ checkedInBy: 'kim' });
  expect(await app.players.find(registration.playerId)).toMatchObject({
    ...{ parentName: 'Luz Diaz', parentPhone: '973-555-0177', parentEmail: 'luz@diaz.example' },
  });
  const subjects = app.outbox.lettersTo('luz@diaz.example').map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects.join()).not.toContain('sign the waiver');
  expect(JSON.stringify(app.outbox.lettersTo('luz@diaz.example').at(-1))).not.toContain('"debt"');
});

test('who pays later and signs later owes the price, is asked to sign, and may be here all the same', async () => {
  const { app, walkUp } = await atDesk();
  const registration = await walkUp({ paymentMethod: 'at_event', isSigned: false });
  expect(registration).toMatchObject({ waiver: null, payment: { state: 'pending', amountCents: 4000 } });
  expect(await app.ledger.hold(registration.id)).toEqual([]);
  expect(JSON.stringify(app.outbox.lettersTo('luz@diaz.example'))).toContain('sign the waiver');
});

test('a child who is on another team of the tournament is named and refused, by number and by name and phone', async () => {
  const { app, team, tournament, walkUp } = await atDesk();
  const hawks = { tournamentId: tournament.id, name: 'Hawks', captainName: maya.name, captainPhone: maya.phone };
  const other = await app.createTeam(
    aCaptainsAnswers({ ...hawks, captainEmail: 'maya@diaz.example', birthYear: 2016 }),
  );
  await expect(walkUp({})).rejects.toThrow('Maya Diaz is already on Hawks');
  await expect(walkUp({ playerId: other.captain.id })).rejects.toThrow('Maya Diaz is already on Hawks');
  expect((await app.registrations.ofTeam(team.id)).length).toBe(1);
});

test('a registered child without a team comes with the registration, the payment and the waiver', async () => {
  const { app, team, tournament, walkUp } = await atDesk();
  const { registration: alone } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: tournament.id }));
  const known = { playerId: alone.playerId, name: null, birthYear: null, phone: null, parentName: null, email: null };
  const registration = await walkUp(known);
  expect(registration).toMatchObject({
    id: alone.id,
    teamId: team.id,
    payment: { state: 'paid', receivedCents: 4000 },
  });
  expect(registration.waiver).toMatchObject({ signer: 'Marta Ñuñez', confirmed: { by: 'paper' } });
  expect(app.audit.writes.map(({ what }) => what)).toContain('put on a roster');
});

test('a price that the desk did not know, as that of a brother, is named before it is taken', async () => {
  const { walkUp } = await atDesk({ siblingPriceCents: 3000 }, { captainPhone: maya.phone });
  const refused = { message: 'Maya Diaz owes $30, not $40', details: { owedCents: 3000 } };
  await expect(walkUp({})).rejects.toMatchObject(refused);
});

test('an age that does not fit is said; an organizer overrules it with a reason that is kept, the check-in role does not', async () => {
  const divided = { isDividedByAge: true, ageYear: 2026 };
  const { app, walkUp } = await atDesk(divided, { ageBracket: 'U10-U12', birthYear: 2015 });
  const older = { birthYear: 2012 };
  const refused = { message: expect.stringContaining('too old for Night Owls'), details: { misfit: 'too old' } };
  await expect(walkUp(older)).rejects.toMatchObject(refused);
  const overruled = { ...older, overruleReason: 'Plays with the younger brother, both captains agree' };
  await expect(walkUp(overruled, { mayOverrule: false })).rejects.toMatchObject(refused);
  const registration = await walkUp(overruled);
  expect(registration.flags).toContain('too-old');
  expect(app.audit.writes).toContainEqual(
    expect.objectContaining({
      recordId: registration.id,
      what: 'created',
      to: expect.objectContaining({ overruleReason: overruled.overruleReason }),
    }),
  );
});

test('nobody is added to a full team, and a child signs only by the name of a parent', async () => {
  const { app, tournament, walkUp } = await atDesk();
  await expect(walkUp({ parentName: null })).rejects.toMatchObject({ complaints: { parentName: expect.anything() } });
  await expect(walkUp({ name: null, phone: null })).rejects.toMatchObject({
    complaints: { name: expect.anything(), phone: expect.anything() },
  });
  const full = new InMemoryApp();
  const cup = await full.announce();
  const team = await full.aTeamOf(cup, 4);
  const answers = accepted(walkUpForm, maya);
  const add = registerWalkUp(full, { teamId: team.id, answers, by: 'kim', mayOverrule: true });
  await expect(add).rejects.toThrow('This team is full');
  expect(waiverState((await app.registrations.find(1, tournament.id))?.waiver ?? null)).not.toBe('confirmed');
});
