import { choice } from '../../rule/form/choice.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { callOffKinds, refundShares } from '../../rule/tournament/call-off.ts';
import { tournamentDate } from './tournament-date.ts';
import { registrationState } from './tournament-form.ts';

/** Names of what can happen to a tournament, for organizers. */
export const callOffNames = { 'called-off': 'Call off', postponed: 'Postpone' } as const;

const kinds = callOffKinds.map((value) => ({ value, label: callOffNames[value] }));

/** Names of what is to be refunded, for organizers. */
export const refundNames = {
  full: 'Refund all of it',
  unplayed: 'Refund the games not played',
  none: 'Refund nothing: it is kept',
} as const;

const shares = refundShares.map((value) => ({ value, label: refundNames[value] }));

/** Form with which an organizer calls a tournament off or postpones it. */
export const callOffForm = form({
  kind: choice('Call off or postpone', kinds, 'Say whether it is called-off or postponed'),
  date: optional({ ...tournamentDate, label: 'New date' }),
  text: text({ label: 'Sentence in English', max: [500, 'Sentence in English must be less than 500 characters'] }),
  spanishText: text({
    label: 'Sentence in Spanish',
    max: [500, 'Sentence in Spanish must be less than 500 characters'],
  }),
  refund: choice('Money received', shares, 'Say what is refunded: full, unplayed or none'),
  ...registrationState.fields,
});

export type CallOffAnswers = Answers<typeof callOffForm>;
