import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { anOrganizersAnswers } from '../../../test/sample/answers.ts';

test('a new tournament is upcoming and has no team', async () => {
  expect(await new InMemoryApp().createTournament(anOrganizersAnswers())).toMatchObject({
    name: 'Winter Cup',
    status: 'upcoming',
    teamCount: 0,
    maxTeams: 12,
    registrationDeadline: '2027-01-09',
  });
});

test.each([
  ['2027-01-16', '2027-01-16'],
  ['To be announced', null],
  ['January 16, 2027', '2027-01-16'],
])('a tournament dated %p has the first day %p', async (date, firstDay) => {
  expect(await new InMemoryApp().createTournament(anOrganizersAnswers({ date }))).toMatchObject({ date, firstDay });
});

test('a tournament without a name is refused', async () => {
  const app = new InMemoryApp();
  await expect(app.createTournament(anOrganizersAnswers({ name: '' }))).rejects.toThrow('Tournament name is required');
});
