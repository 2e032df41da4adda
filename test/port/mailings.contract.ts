import { once } from '../../domain/mail/letter.ts';
import type { LetterKind } from '../../domain/mail/letter-kind.ts';
import { aPlayerInTournament, aTournamentOnFile } from '../sample/on-file.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const noon = new Date('2026-11-20T17:00:00Z');
const earlier = new Date('2026-11-20T16:55:00Z');

const letterTo = (tournamentId: number, different: object = {}) => ({
  list: 'tournament-registrations' as const,
  filter: JSON.stringify({ tournamentId, ...different }),
  ...{ subject: 'Saturday', text: 'Hi {name}', spanishSubject: null, spanishText: null },
});

let people = 0;
const entered = async (adapters: PostgresAdapters, tournament: { readonly id: number }, different: object = {}) => {
  people += 1;
  const person = { name: `Kim ${people}`, phone: `973-555-${1000 + people}`, email: `kim${people}@family.example` };
  return aPlayerInTournament(adapters, tournament, { ...person, ...different });
};

inPostgres((adapters) => {
  test('a mailing makes a letter of each who is meant, which are taken in turn and once', async () => {
    const { mailings, together } = adapters();
    const [cup, other] = [await aTournamentOnFile(adapters()), await aTournamentOnFile(adapters(), { name: 'Other' })];
    const meant = [await entered(adapters(), cup), await entered(adapters(), cup), await entered(adapters(), cup)];
    await entered(adapters(), other);
    expect(await together(() => mailings.add(letterTo(cup.id), 'Olga', noon))).toMatchObject({ letters: 3 });
    const taken = [];
    for (let round = 0; round < 2; round += 1) taken.push(await together(() => mailings.takeDue(2, 40)));
    expect(taken.map((due) => due?.addressees.length)).toEqual([2, 1]);
    const ids = taken.flatMap((due) => due?.addressees ?? []).map(({ registrationId }) => registrationId);
    expect(ids.toSorted()).toEqual(meant.map(({ registration }) => registration.id).toSorted());
    expect(taken[0]?.mailing).toMatchObject({ subject: 'Saturday', text: 'Hi {name}' });
    expect(await together(() => mailings.takeDue(2, 40))).toBeUndefined();
  });

  test('whoever is no longer meant when the turn comes is left out', async () => {
    const { mailings, registrations, together } = adapters();
    const cup = await aTournamentOnFile(adapters());
    const [paid, owes] = [await entered(adapters(), cup), await entered(adapters(), cup)];
    await together(() => mailings.add(letterTo(cup.id, { paymentStatus: 'pending' }), 'Olga', noon));
    await registrations.recordPayment(paid.registration.id, {
      ...{
        state: 'paid',
        method: 'cash',
        amountCents: 4000,
        receivedCents: 4000,
        methodText: null,
        confirmedBy: 'Olga',
        confirmedAt: noon,
      },
    });
    const due = await together(() => mailings.takeDue(20, null));
    expect(due?.addressees.map(({ registrationId }) => registrationId)).toEqual([owes.registration.id]);
  });

  test('the results of a tournament are known as they were last sent', async () => {
    const { mailings, together } = adapters();
    const cup = await aTournamentOnFile(adapters());
    await entered(adapters(), cup);
    const send = (results: string, at: Date) =>
      together(() => mailings.add(letterTo(cup.id), 'Olga', at, { tournamentId: cup.id, results }));
    expect(await mailings.lastResults(cup.id)).toBeUndefined();
    await send('3-1', earlier);
    await send('4-1', noon);
    await together(() => mailings.add(letterTo(cup.id), 'Olga', noon));
    expect(await mailings.lastResults(cup.id)).toEqual({ tournamentId: cup.id, results: '4-1', at: noon });
    expect(await mailings.lastResults(cup.id + 1)).toBeUndefined();
  });

  test('the same to the same is known again, for as long as is asked for', async () => {
    const { mailings, together } = adapters();
    const cup = await aTournamentOnFile(adapters());
    await entered(adapters(), cup);
    await together(() => mailings.add(letterTo(cup.id), 'Olga', noon));
    expect(await together(() => mailings.lockSame(letterTo(cup.id), earlier))).toBe(true);
    expect(await together(() => mailings.lockSame(letterTo(cup.id), noon))).toBe(false);
    expect(await together(() => mailings.lockSame({ ...letterTo(cup.id), text: 'Else' }, earlier))).toBe(false);
  });

  test('the first letter is that of somebody meant, and of somebody who reads Spanish where that is asked', async () => {
    const { mailings } = adapters();
    const cup = await aTournamentOnFile(adapters());
    const { player } = await entered(adapters(), cup);
    expect(await mailings.first(letterTo(cup.id))).toMatchObject({
      to: player.email,
      playerId: player.id,
      isNews: false,
    });
    expect(await mailings.first(letterTo(cup.id), 'es')).toBeUndefined();
    const spanish = await entered(adapters(), cup, { language: 'es' });
    expect(await mailings.first(letterTo(cup.id), 'es')).toMatchObject({ playerId: spanish.player.id });
  });

  test('two who have no address have a letter each, in the post tray', async () => {
    const { mailings, together } = adapters();
    const cup = await aTournamentOnFile(adapters());
    for (let count = 0; count < 2; count += 1) await entered(adapters(), cup, { email: '', parentEmail: null });
    expect(await together(() => mailings.add(letterTo(cup.id), 'Olga', noon))).toMatchObject({ letters: 2 });
    const due = await together(() => mailings.takeDue(20, null));
    expect(due?.addressees.map(({ to }) => to)).toEqual(['', '']);
  });

  test('no letter is taken while as many wait to be delivered as there is room for', async () => {
    const { mailings, together, outbox } = adapters();
    const cup = await aTournamentOnFile(adapters());
    for (let count = 0; count < 4; count += 1) await entered(adapters(), cup);
    await together(() => mailings.add(letterTo(cup.id), 'Olga', noon));
    const letter = (kind: LetterKind) => ({
      ...once(kind, 9),
      to: `${kind}@x.example`,
      language: 'en' as const,
      subject: { english: 'x' },
      parts: [],
    });
    for (const kind of ['mailing', 'mailing-news', 'team-created'] as const) await outbox.post(letter(kind));
    expect((await together(() => mailings.takeDue(20, 2)))?.addressees).toBeUndefined();
    expect((await together(() => mailings.takeDue(20, 3)))?.addressees).toHaveLength(1);
  });
});
