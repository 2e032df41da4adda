import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { accepted } from '../../../test/sample/accepted.ts';
import { aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { registrationPayment } from './player-payment-form.ts';
import { recordPayment } from './record-payment.ts';

async function atDesk() {
  const app = new InMemoryApp();
  const { id: tournamentId } = await app.announce();
  const { registration } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId, name: 'Maya Diaz' }));
  const take = (paymentMethod: string, amountCents?: number) =>
    recordPayment(app, {
      ...{ id: registration.id, seen: undefined, by: 'kim' },
      answers: accepted(registrationPayment, { paymentStatus: 'paid', paymentMethod, amountCents }),
    });
  const entered = async () =>
    (await app.ledger.hold(registration.id)).map(({ amountCents, method }) => [method, amountCents]);
  return { take, entered };
}

test('cash that a desk without a network has taken never changes what another desk has entered by Venmo; the desk is told', async () => {
  const { take, entered } = await atDesk();
  await take('venmo', 4000);
  await expect(take('cash', 4000)).rejects.toThrow('Maya Diaz owes nothing any more');
  expect(await entered()).toEqual([['venmo', 4000]]);
});

test('a call that comes twice enters the amount once, and one of another amount than is owed enters nothing', async () => {
  const { take, entered } = await atDesk();
  await expect(take('cash', 2000)).rejects.toThrow('Maya Diaz owes $40, not $20');
  await take('cash', 4000);
  await take('cash', 4000);
  expect(await entered()).toEqual([['cash', 4000]]);
});

test('without an amount a payment that is stated again by another method is corrected', async () => {
  const { take, entered } = await atDesk();
  await take('venmo');
  await take('cash');
  expect(await entered()).toEqual([
    ['venmo', 4000],
    ['venmo', -4000],
    ['cash', 4000],
  ]);
});
