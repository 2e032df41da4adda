import { refuseContradictions } from '../../rule/form/accept-answers.ts';
import { tick } from '../../rule/form/agreement.ts';
import { choice } from '../../rule/form/choice.ts';
import { optional, usually } from '../../rule/form/field.ts';
import { form, type Remarks } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import type { NewMailing } from '../../rule/mailing/mailing.ts';
import { mailedLists, unfillable } from '../../rule/mailing/place-in-text.ts';
import { easternYear } from '../../rule/time/eastern.ts';

const lists = mailedLists.map((value) => ({ value, label: value }));

const line = (label: 'Subject' | 'Subject in Spanish') =>
  text({ label, max: [120, 'Subject must be less than 120 characters'] });
const paragraphs = (label: 'Message' | 'Message in Spanish') =>
  text({ label, max: [5000, 'Message must be less than 5000 characters'], paragraphs: true });

/** Form for a mailing to everybody in a filtered list. */
export const newMailing = form(
  {
    list: choice('List', lists, 'List must be teams, players, tournament-registrations or pre-registrations'),
    filter: usually(text({ label: 'Filter', max: [2000, 'Filter must be less than 2000 characters'] }), '{}'),
    subject: line('Subject'),
    text: paragraphs('Message'),
    spanishSubject: optional(line('Subject in Spanish')),
    spanishText: optional(paragraphs('Message in Spanish')),
    isUrgent: tick('Urgent: leaves before other letters'),
  },
  { complaints: (answers) => ({ ...halfTranslated(answers), ...notFillable(answers) }) },
);

/** Refuses texts with places that the list cannot fill in, or with half a translation. */
export function refuseUnfillable(answers: NewMailing, now: Date): void {
  refuseContradictions(newMailing, answers, { year: easternYear(now) });
}

function halfTranslated({ spanishSubject, spanishText }: Partial<NewMailing>): Remarks {
  if (spanishSubject && spanishText === null) return { spanishText: 'The message in Spanish is missing' };
  if (spanishText && spanishSubject === null) return { spanishSubject: 'The subject in Spanish is missing' };
  return {};
}

function notFillable({ list, ...answers }: Partial<NewMailing>): Remarks {
  if (list === undefined) return {};
  const fields = ['subject', 'text', 'spanishSubject', 'spanishText'] as const;
  const remarks = fields.flatMap((field) => {
    const where = field === 'subject' || field === 'spanishSubject' ? 'subject' : 'text';
    const found = unfillable(answers[field] ?? '', list, where);
    return found === undefined ? [] : [[field, found] as const];
  });
  return Object.fromEntries(remarks);
}
