import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { registrationState, visibility } from './tournament-form.ts';

test('an organizer hides a tournament and closes another, and nothing else changes', async () => {
  const app = new InMemoryApp();
  const before = await app.announce();
  const hidden = await app.changeTournament(before.id, { visible: false });
  expect(hidden).toEqual({ ...before, visible: false, version: 2 });
  const closed = await app.changeTournament(before.id, { registrationOpen: false });
  expect(closed).toEqual({ ...hidden, registrationOpen: false, version: 3 });
});

test('a tournament nobody knows cannot be changed', async () => {
  const changing = new InMemoryApp().changeTournament(7, { visible: false });
  await expect(changing).rejects.toThrow(new Refusal('not-found', 'Tournament not found'));
});

test.each([undefined, null, 'false', 0])('a switch must be named one way or the other: %p is neither', (answer) => {
  expect(complaintsAbout(visibility, { visible: answer }, { year: 2026 })).toEqual({
    visible: 'Visible must be true or false',
  });
  expect(complaintsAbout(registrationState, { registrationOpen: answer }, { year: 2026 })).toEqual({
    registrationOpen: 'Registration open must be true or false',
  });
});
