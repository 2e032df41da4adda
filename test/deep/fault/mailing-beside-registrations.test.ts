import { sizeOf, tell } from '../../harness/size.ts';
import { openApp } from '../../journey/app.ts';
import { freeAgentOf } from '../../journey/records.ts';
import { aFreeAgent } from '../../journey/samples.ts';
import { enterAdults } from './entered-adults.ts';
import { until } from './until.ts';

const app = openApp({ isOwn: true });
const recipients = sizeOf('mailing');
const measured = 60;

/** Above this, families who register would notice that a mailing is under way; usual is below 2. */
const mostTimesSlower = 6;

/** So many families register one after the other; answers how long each took, in milliseconds, in order. */
async function registering(tournamentId: number): Promise<readonly number[]> {
  const took: number[] = [];
  while (took.length < measured) {
    const begun = performance.now();
    const { status } = await app().visitor().post('/api/players', aFreeAgent(tournamentId));
    expect(status).toBe(201);
    took.push(performance.now() - begun);
  }
  return took.toSorted((one, other) => one - other);
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

test(`${recipients} letters are written while families register: nobody is refused, nobody waits long, and all arrive once`, async () => {
  const { id } = await app().announce({ name: 'Crowded Cup' });
  await enterAdults(app().database.query, id, recipients);
  await freeAgentOf(app(), id);
  const { id: other } = await app().announce({ name: 'Open Cup' });
  // The first of them warm the process.
  await registering(other);
  const before = await registering(other);
  const filter = JSON.stringify({ tournamentId: id, paymentStatus: ['pending', 'failed'], q: 'reader' });
  const words = { subject: 'Still to pay', text: 'Hi {name},\n\nyou owe {amount}.' };
  const begun = performance.now();
  const mailing = { list: 'tournament-registrations', filter, ...words };
  const sent = await app().organizer.post('/api/admin/mailings', mailing);
  expect(sent).toMatchObject({ status: 201, body: { letters: recipients } });
  const begins = performance.now() - begun;
  const letters = () => app().mailbox.mails.filter(({ subject }) => subject === 'Still to pay');
  // Else the families did not register beside it, and this shows nothing.
  expect(letters().length).toBeLessThan(recipients);
  const during = await registering(other);
  await until(() => letters().length >= recipients);
  const seconds = (performance.now() - begun) / 1000;
  expect(new Set(letters().flatMap(({ to }) => to)).size).toBe(recipients);
  expect(letters()).toHaveLength(recipients);
  const ratios = { median: at(during, 0.5) / at(before, 0.5), p95: at(during, 0.95) / at(before, 0.95) };
  tell(JSON.stringify({ begins, seconds, before: at(before, 0.5), ...ratios }));
  expect(ratios.median).toBeLessThan(mostTimesSlower);
});
