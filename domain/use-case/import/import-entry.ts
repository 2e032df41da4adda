import { type Field, optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { wholeNumber } from '../../rule/form/whole-number.ts';
import { inEnglish, said } from '../../rule/language/sentence.ts';
import { everyPaymentOption, paymentMethodChoice } from '../../rule/payment/payment-method.ts';
import { playerDetails } from '../../rule/player/player-details.ts';
import { teamDetailsByHand } from '../../rule/team/team-details.ts';
import { playWith } from '../free-agent/new-free-agent.ts';
import { playerForm } from '../player/player-form.ts';
import { birthYear, notes } from '../registration/player-fields.ts';
import { teamForm } from '../team/team-form.ts';

const { fields: asked } = playerForm;

/** Form that checks each row of a table: the organizer's forms of a team and a player in one. */
export const importEntry = form(
  {
    team: optional(teamForm.fields.name),
    ageBracket: asked.ageBracket,
    captain: teamForm.fields.captainName,
    captainEmail: teamForm.fields.captainEmail,
    captainPhone: teamForm.fields.captainPhone,
    name: optional(asked.name),
    email: asked.email,
    phone: asked.phone,
    birthYear: optional(writtenYear()),
    ...teamDetailsByHand,
    currentClub: asked.currentClub,
    ...playerDetails,
    parentName: asked.parentName,
    parentEmail: asked.parentEmail,
    parentPhone: asked.parentPhone,
    language: asked.language,
    paymentMethod: optional(paymentMethodChoice(everyPaymentOption, inEnglish('Unknown way to pay'))),
    playWith,
    notes,
  },
  {
    complaints: ({ team, name, captain, email, phone, birthYear: year }) => ({
      ...(name === null && (team === null || email || phone || year) && { name: inEnglish('Name is required') }),
      ...(team === null && isCaptainMark(captain) && { team: inEnglish('A captain needs a team') }),
    }),
  },
);

export type EntryAnswers = Answers<typeof importEntry>;

const marks = ['yes', 'y', 'x', 'true', '1', '✓'];
const noMarks = ['no', 'n', 'false', '0', '-'];

/** Tells whether the captain's cell marks the player of its row, rather than naming somebody. */
export function isCaptainMark(captain: string | null | undefined): boolean {
  return marks.includes(captain?.toLowerCase() ?? '');
}

/** Returns the name in the captain's cell; null where it is a mark. */
export function captainNamed(captain: string | null): string | null {
  return isCaptainMark(captain) || noMarks.includes(captain?.toLowerCase() ?? '') ? null : captain;
}

/** Creates the field for a birth year, also within a date such as 2014-05-03, 5/3/2014 or May 3, 2014. */
function writtenYear(): Field<number> {
  const own = wholeNumber({
    label: birthYear.label,
    from: 1950,
    to: ({ year }) => year,
    message: (upper) => said('Birth Year must be between 1950 and {upper}', { upper }),
  });
  return { ...own, read: (raw, at) => own.read(typeof raw === 'string' ? yearIn(raw) : raw, at) };
}

function yearIn(written: string): string {
  const years = written.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  return years.length === 1 ? (years[0] ?? written) : written;
}
