import { said } from '../../domain/rule/language/sentence.ts';
import { once } from '../../domain/rule/mail/letter.ts';
import type { NewMailing } from '../../domain/rule/mailing/mailing.ts';
import { aPlayerInTournament, aTournamentOnFile } from '../sample/on-file.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const letterTo = (tournamentId: number, different: Partial<NewMailing> = {}): NewMailing => ({
  list: 'tournament-registrations',
  filter: JSON.stringify({ tournamentId }),
  ...{ subject: 'Saturday', text: 'Hi {name}', spanishSubject: null, spanishText: null, isUrgent: false },
  ...different,
});

let people = 0;
const entered = async (adapters: PostgresAdapters, tournament: { readonly id: number }, different: object = {}) => {
  people += 1;
  const person = { name: `Kim ${people}`, phone: `973-555-${1000 + people}`, email: `kim${people}@family.example` };
  return aPlayerInTournament(adapters, tournament, { ...person, ...different });
};

inPostgres((adapters) => {
  test('a mailing reaches an address once for each text that differs, and counts those without one', async () => {
    const cup = await aTournamentOnFile(adapters(), { name: 'Reached Cup' });
    const { mailings } = adapters();
    const [first] = [await entered(adapters(), cup), await entered(adapters(), cup, { email: '' })];
    await entered(adapters(), cup, { email: first.player.email });
    const named = await mailings.audience(letterTo(cup.id));
    expect(named).toMatchObject({ withoutEmail: 1, unsubscribed: 0 });
    expect(named.readers).toHaveLength(2);
    expect(named.readers[0]).toMatchObject({
      ...{ to: first.player.email, name: first.player.name, team: null, tournament: 'Reached Cup', owedCents: 4000 },
      ...{ playerId: first.player.id, isNews: false },
    });
    expect((await mailings.audience(letterTo(cup.id, { text: 'Come early.' }))).readers).toHaveLength(1);
  });

  test('the link of a waiver goes to signers who have not signed', async () => {
    const cup = await aTournamentOnFile(adapters(), { name: 'Signed Cup' });
    const { mailings } = adapters();
    await entered(adapters(), cup, { birthYear: 2016, parentEmail: 'parent@family.example' });
    const { readers } = await mailings.audience(letterTo(cup.id, { text: '{waiver link}' }));
    expect(readers.map(({ to }) => to)).toEqual(['parent@family.example']);
  });

  test('an urgent mailing is known for as long as it was posted', async () => {
    const { mailings, outbox, together } = adapters();
    const since = new Date(Date.now() - 3_600_000);
    expect(await together(() => mailings.lockUrgentSince(since))).toBe(false);
    await outbox.post({
      ...{
        ...once('mailing-urgent', 1),
        to: 'kim@family.example',
        language: 'en',
        subject: said('Subject'),
        parts: [],
      },
    });
    expect(await together(() => mailings.lockUrgentSince(since))).toBe(true);
    expect(await together(() => mailings.lockUrgentSince(new Date(Date.now() + 60_000)))).toBe(false);
  });
});
