import type { Letter } from '../../domain/mail/letter.ts';
import { everyOffice } from './offices.ts';

const letter: Letter = {
  event: 'team-created:1',
  to: 'jose@family.example',
  subject: 'Your team is in',
  parts: [{ kind: 'text', text: 'Hi José,' }],
};

everyOffice((office) => {
  test('letters are kept in the order in which they were posted', async () => {
    const { outbox, posted } = office();
    await outbox.post(letter);
    await outbox.post({ ...letter, event: 'team-created:2', to: 'ada@family.example' });
    expect(await posted()).toEqual([
      { to: 'jose@family.example', subject: 'Your team is in' },
      { to: 'ada@family.example', subject: 'Your team is in' },
    ]);
  });

  test('of one event one letter goes out, the first', async () => {
    const { outbox, posted } = office();
    await outbox.post(letter);
    await outbox.post({ ...letter, to: 'ada@family.example', subject: 'Again' });
    expect(await posted()).toEqual([{ to: 'jose@family.example', subject: 'Your team is in' }]);
  });
});
