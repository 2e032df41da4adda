import { once } from '../../domain/mail/letter.ts';
import { aPlayerInTournament, aTournamentOnFile } from '../sample/on-file.ts';
import { type Adapters, everyAdapter, inPostgres } from './adapters.ts';

const now = new Date('2026-12-05T15:00:00Z');
const due = { daysBefore: 7, registeredBefore: new Date('2026-12-04T14:00:00Z') };
const signed = { at: now, by: 'mailbox' as const };

let people = 0;
const entered = async (adapters: Adapters, tournament: { readonly id: number }, different: object = {}) => {
  people += 1;
  const person = { name: `Lee ${people}`, phone: `862-555-${1000 + people}`, email: `lee${people}@family.example` };
  return (await aPlayerInTournament(adapters, tournament, person, different)).registration;
};
const owing = (method: 'venmo' | 'at_event', amountCents = 4000) => ({
  payment: { state: 'pending' as const, method, amountCents, receivedCents: 0 },
});

everyAdapter((adapters) => {
  test('what is switched on is found, of tournaments to come alone', async () => {
    const { familyReminders, tournaments } = adapters();
    const [cup, off, over] = [
      await aTournamentOnFile(adapters()),
      await aTournamentOnFile(adapters(), { name: 'Off' }),
      await aTournamentOnFile(adapters(), { name: 'Over' }),
    ];
    await familyReminders.switch(cup.id, { unpaid: true, unsigned: true });
    await familyReminders.switch(cup.id, { unpaid: true, unsigned: false });
    await familyReminders.switch(off.id, { unpaid: false, unsigned: false });
    await familyReminders.switch(over.id, { unpaid: true, unsigned: false });
    await tournaments.save({ ...over, status: 'completed' });
    expect(await familyReminders.switchedOn()).toEqual([{ tournamentId: cup.id, unpaid: true, unsigned: false }]);
  });

  test('who owes is reminded once of each time; who has paid, pays on the day, owes nothing or came late is not', async () => {
    const { familyReminders, registrations } = adapters();
    const cup = await aTournamentOnFile(adapters());
    const owes = await entered(adapters(), cup);
    const paid = await entered(adapters(), cup);
    await registrations.recordPayment(paid.id, {
      ...{
        state: 'paid',
        method: 'cash',
        amountCents: 4000,
        receivedCents: 4000,
        methodText: null,
        confirmedBy: 'Olga',
        confirmedAt: now,
      },
    });
    await entered(adapters(), cup, owing('at_event'));
    await entered(adapters(), cup, owing('venmo', 0));
    await entered(adapters(), cup, { registeredAt: new Date('2026-12-04T20:00:00Z') });
    const remind = (daysBefore: number) => familyReminders.remind(cup.id, 'unpaid', { ...due, daysBefore }, now, 40);
    expect(await remind(7)).toEqual([owes.id]);
    expect(await remind(7)).toEqual([]);
    expect(await remind(2)).toEqual([owes.id]);
  });

  test('whose waiver is open is reminded, so many at once; who has signed or refused is not', async () => {
    const { familyReminders } = adapters();
    const cup = await aTournamentOnFile(adapters());
    const { waiver } = await entered(adapters(), await aTournamentOnFile(adapters(), { name: 'Sample' }));
    const open = [await entered(adapters(), cup, { waiver: null }), await entered(adapters(), cup)];
    await entered(adapters(), cup, { waiver: waiver && { ...waiver, confirmed: signed } });
    await entered(adapters(), cup, { waiver: null, flags: ['refused-waiver'] });
    const remind = (most: number) => familyReminders.remind(cup.id, 'unsigned', due, now, most);
    expect([await remind(1), await remind(1), await remind(1)]).toEqual([[open[0]?.id], [open[1]?.id], []]);
  });
});

inPostgres((adapters) => {
  test('a reminder that waits to be delivered is not sent once it asks for nothing any more', async () => {
    const { familyReminders, outbox, registrations, lettersDue } = adapters();
    const cup = await aTournamentOnFile(adapters());
    const [paid, owes] = [await entered(adapters(), cup), await entered(adapters(), cup)];
    const letter = (...event: Parameters<typeof once>) => ({
      ...once(...event),
      to: `${event.join('-')}@x.example`,
      language: 'en' as const,
      subject: { english: 'x' },
      parts: [],
    });
    for (const { id } of [paid, owes]) await outbox.post(letter('reminder-unpaid', id, 7));
    await outbox.post(letter('waiver-link', paid.id, '7 days before'));
    await outbox.post(letter('waiver-link', 999_999, '7 days before'));
    await outbox.post(letter('waiver-link', 999_999, 'first'));
    expect(await lettersDue()).toHaveLength(5);
    await registrations.recordPayment(paid.id, {
      ...{
        state: 'paid',
        method: 'cash',
        amountCents: 4000,
        receivedCents: 4000,
        methodText: null,
        confirmedBy: 'Olga',
        confirmedAt: now,
      },
    });
    await familyReminders.dropAnswered();
    expect(await lettersDue()).toHaveLength(3);
  });
});
