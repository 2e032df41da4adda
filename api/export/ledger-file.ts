import { moneyReceived } from '../../domain/use-case/ledger/money-form.ts';
import { registrationForm } from '../../domain/use-case/roster/registration-form.ts';
import type { ExportFile } from './csv.ts';
import { asked, inDollars, inTime, moment, of, payment } from './csv-columns.ts';

/** Returns a column with the money moved one way, in dollars. */
const moved =
  (sign: 1 | -1) =>
  ({ amountCents }: Readonly<Record<string, unknown>>) =>
    inDollars(Math.max(0, sign * Number(amountCents)));

/** Ledger file: receipts and refunds line by line, for bookkeeping. */
export const ledgerFile: ExportFile = {
  stem: 'money',
  columns: [
    of(moneyReceived.fields.receivedOn.label, 'receivedOn'),
    ['Received', moved(1)],
    ['Sent Back', moved(-1)],
    [
      moneyReceived.fields.paymentMethod.label,
      ({ method, methodText }) => payment[1]({ paymentMethod: method, paymentMethodText: methodText }),
    ],
    of('For', 'cause'),
    of(registrationForm.fields.playerId.label, 'playerName'),
    of(registrationForm.fields.tournamentId.label, 'tournamentName'),
    of('Payment Reference', 'paymentReference'),
    ...asked(moneyReceived.fields, 'registrationId', 'note'),
    of('Entered By', 'enteredBy'),
    inTime(moment, 'Entered', 'enteredAt'),
    of('Entry', 'id'),
    of('To Be Refunded', 'isToRefund'),
  ],
};
