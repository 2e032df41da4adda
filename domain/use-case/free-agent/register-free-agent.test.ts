import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { inEnglish, said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

test('a free agent is registered without a team, owes the fee and is told by mail', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { registration, isNewcomer } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id }));
  expect(isNewcomer).toBe(true);
  expect(registration).toMatchObject({ teamId: null, payment: { state: 'pending', amountCents: 4000 } });
  expect(app.outbox.lettersTo('ada@family.example')).toMatchObject([
    { subject: "You're registered: Ada, Fall Series Challenge" },
  ]);
});

test.each([
  ['the phone written another way', { phone: '+1 (973) 555 0142' }],
  ['the name in capitals', { name: 'ADA PARK' }],
  ['the name with an accent', { name: 'Adá Park' }],
])('the same person with %s is already registered', async (_, different) => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id }));
  const again = app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id, ...different }));
  const refusal = new Refusal('conflict', inEnglish('Ada Park is already registered for this tournament'));
  await expect(again).rejects.toThrow(refusal);
});

test.each([
  ['a sibling on the same phone and email', { name: 'Ben Park' }],
  ['a cousin of the same name born in another year', { birthYear: 2014 }],
  ['a namesake with another phone', { phone: '973-555-0199' }],
])('%s is somebody else', async (_, different) => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const first = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id }));
  const second = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id, ...different }));
  expect(second.player.id).not.toBe(first.player.id);
  expect(second.isNewcomer).toBe(true);
});

test('the next season finds the same person, with the contact of before', async () => {
  const app = new InMemoryApp();
  const fall = await app.announce();
  const winter = await app.announce({ name: 'Winter Cup' });
  const first = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: fall.id }));
  const answers = aFreeAgentsAnswers({ tournamentId: winter.id, email: 'new@family.example' });
  const { player, isNewcomer } = await app.registerFreeAgent(answers);
  expect([player, isNewcomer]).toEqual([first.player, false]);
  expect(app.outbox.lettersTo(player.email).map(({ kind }) => kind)).toContain('contact-kept');
  expect(app.outbox.lettersTo('new@family.example')).toEqual([]);
});

test.each([
  ['too old for the bracket', { birthYear: 2012, ageBracket: 'U10-U12' }, ['too-old']],
  ['younger than the bracket', { birthYear: 2015, ageBracket: 'U13-U15' }, ['plays-up']],
  ['who may be under 13 without a guardian', { birthYear: 2013, parentEmail: null }, ['no-guardian']],
  ['of the right age with a guardian', { birthYear: 2014, ageBracket: 'U10-U12' }, []],
])('in an undivided tournament a player %s is taken, and flagged as due', async (_, different, flags) => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { registration } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id, ...different }));
  expect(registration.flags).toEqual(flags);
});

test.each([
  ['U10-U12', 2009, ['too-old']],
  ['U10-U12', 2017, ['plays-up']],
  ['U10-U12', 2014, []],
  ['U12', 2013, ['too-old']],
  ['U12', 2017, []],
  ['Open', 2009, []],
])(
  'in a tournament of %s that is not divided, who is born in %i is taken, and flagged %j',
  async (ageGroup, birthYear, flags) => {
    const app = new InMemoryApp();
    const { id } = await app.announce({ ageGroup });
    const { registration } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id, birthYear }));
    expect(registration.flags).toEqual(flags);
  },
);

test('where ages divide, nobody plays down', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce({ isDividedByAge: true });
  const answers = aFreeAgentsAnswers({ tournamentId: id, ageBracket: 'U10-U12' });
  await expect(app.registerFreeAgent(answers)).rejects.toMatchObject({
    complaints: { ageBracket: said('A player of {age} is too old for {bracket}', { age: 14, bracket: 'U10-U12' }) },
  });
});

test("ages count in the tournament's year", async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce({ isDividedByAge: true, firstDay: '2027-01-16' });
  const answers = aFreeAgentsAnswers({ tournamentId: id, birthYear: 2014, ageBracket: 'U10-U12' });
  await expect(app.registerFreeAgent(answers)).rejects.toMatchObject({
    complaints: { ageBracket: said('A player of {age} is too old for {bracket}', { age: 13, bracket: 'U10-U12' }) },
  });
});

test('a tournament that does not exist is a wrong answer', async () => {
  const registering = new InMemoryApp().registerFreeAgent(aFreeAgentsAnswers({ tournamentId: 99 }));
  await expect(registering).rejects.toMatchObject({ complaints: { tournamentId: 'Valid tournament ID is required' } });
});

test('a refused registration leaves no letter', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce({ registrationOpen: false });
  const refused = app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id }));
  await expect(refused).rejects.toThrow('Registration is closed for this tournament');
  expect(app.outbox.letters).toEqual([]);
});
