import type { Fields } from '../../domain/rule/form/form.ts';
import { owedCents, paymentStates } from '../../domain/rule/payment/payment.ts';
import { paymentMethodLabel, paymentMethods } from '../../domain/rule/payment/payment-method.ts';
import { individual, isIndividualTeam } from '../../domain/rule/team/individual.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import type { CsvColumn } from './csv.ts';

/** Returns a column with a field of the record. */
export const of = (heading: string, field: string): CsvColumn => [heading, (record) => record[field]];

/** Returns columns under the labels of the form's inputs. */
export const asked = <F extends Fields>(fields: F, ...names: readonly (keyof F & string)[]): readonly CsvColumn[] =>
  names.map((name) => of(fields[name]?.label ?? '', name));

const shortDay = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' });
export const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

export const inTime = (format: Intl.DateTimeFormat, heading: string, field: string): CsvColumn => [
  heading,
  (record) => (record[field] instanceof Date ? format.format(record[field]) : ''),
];

/** Returns a column with the calendar day in New Jersey, in short US format. */
export const day = (heading: string, field: string) => inTime(shortDay, heading, field);

/** Column with the payment method, labelled as on screen. */
export const payment: CsvColumn = [
  'Payment',
  ({ paymentMethod, paymentMethodText }) => {
    const method = paymentMethods.find((known) => known === paymentMethod);
    return paymentMethodText || (method === undefined ? 'Not specified' : paymentMethodLabel(method));
  },
];

/** Returns cents as dollars in plain digits that can be added up. */
export const inDollars = (cents: number): string => (cents / 100).toFixed(2);

export const dollarsOf = (heading: string, field: string): CsvColumn => [
  heading,
  ({ [field]: cents }) => (typeof cents === 'number' ? inDollars(cents) : ''),
];

/** Column with the amount still owed. */
export const owed: CsvColumn = [
  'Owed',
  ({ paymentStatus, amountCents, receivedCents }) => {
    const state = paymentStates.find((known) => known === paymentStatus);
    if (state === undefined) return '';
    return inDollars(owedCents({ state, amountCents: Number(amountCents), receivedCents: Number(receivedCents) }));
  },
];

/** Team column; players without a team, or on an old "Individual -" team, play alone. */
export const team: CsvColumn = [
  playerForm.fields.teamId.label,
  ({ teamName }) => (typeof teamName === 'string' && !isIndividualTeam(teamName) ? teamName : individual),
];

/** Returns a column with the label of a code as on screen, or of several codes in turn. */
export const labelled = (heading: string, field: string, labels: Readonly<Record<string, string>>): CsvColumn => [
  heading,
  ({ [field]: value }) => (Array.isArray(value) ? value : [value ?? '']).map((one) => labels[String(one)] ?? one),
];
