import { aRegistration } from '../../../test/sample/a-registration.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { paymentReference } from '../payment/payment-reference.ts';
import { teamDebt } from './team-debt.ts';

const cup = aTournament();

const owing = { state: 'pending', method: 'venmo', amountCents: 4000, receivedCents: 0 } as const;
const part = { ...owing, receivedCents: 1000 };
const paid = { ...owing, state: 'paid', receivedCents: 4000 } as const;
const registration = (id: number, payment: typeof owing | typeof part | typeof paid) =>
  aRegistration({ id, playerId: id + 10, payment });

test('a team owes the sum of what its players owe, with the reference of its captain', () => {
  const roster = [registration(1, owing), registration(2, part), registration(3, paid)];
  expect(teamDebt(roster, 13, cup)).toMatchObject({ amountCents: 7000, reference: paymentReference(3) });
  expect(teamDebt(roster, null, cup)).toMatchObject({ amountCents: 7000, reference: paymentReference(1) });
});

test('a team that has paid, and one without players, owes nothing', () => {
  expect(teamDebt([registration(3, paid)], 13, cup)).toBeNull();
  expect(teamDebt([], 13, cup)).toBeNull();
});

test('a team of a tournament that is called off is asked for nothing', () => {
  const callOff = {
    ...({ kind: 'called-off', text: 'Snow.', spanishText: 'Nieve.', refund: 'full' } as const),
    ...{ saidAt: '2026-12-11T12:00:00Z', toldAt: null, replaced: null },
  };
  expect(teamDebt([registration(1, owing)], 13, { callOff })).toBeNull();
  expect(teamDebt([registration(1, owing)], 13, { callOff: { ...callOff, kind: 'postponed' } })).not.toBeNull();
});
