import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aPlayer } from '../../../test/sample/a-player.ts';
import { askWhetherMeant } from './ask-whether-meant.ts';

test('a family is asked at the address on file, once a day for each child', async () => {
  const app = new InMemoryApp();
  const alike = [aPlayer({ id: 1 }), aPlayer({ id: 2, email: '' })];
  await askWhetherMeant(app, { alike });
  await askWhetherMeant(app, { alike });
  expect(app.outbox.letters.map(({ to, subject }) => [to, subject])).toEqual([
    ['jose@family.example', 'Is this you?'],
    ['marta@family.example', 'Is this you?'],
  ]);
  expect(JSON.stringify(app.outbox.letters[0]?.parts)).toContain(
    'https://golden-goal.example/?register=returning-player',
  );
});
