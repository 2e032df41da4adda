import { choice } from '../../form/choice.ts';
import { accepted, type Field, optional, refused, usually } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { wholeNumber } from '../../form/whole-number.ts';
import { inEnglish, said } from '../../language/sentence.ts';
import { everyPaymentOption, paymentMethodChoice } from '../../payment/payment-method.ts';
import { playerDetails } from '../../player/player-details.ts';
import { teamDetailsByHand } from '../../team/team-details.ts';
import { nonPlayingRoles, type TeamLead } from '../../team/team-lead.ts';
import { type AgeBracket, ageBracketOptions, ageBrackets, bracketOfAge } from '../../tournament/age-bracket.ts';
import { tournamentLabels } from '../../tournament/tournament-labels.ts';
import { birthYear, notes } from '../newcomer/player-fields.ts';
import { playerForm } from '../player/player-form.ts';
import { playWith } from '../registration/new-free-agent.ts';
import { teamForm } from '../team/team-form.ts';

const { fields: asked } = playerForm;

/** Form that checks each row of a table: the organizer's forms of a team and a player in one. */
export const importEntry = form(
  {
    tournament: optional(
      text({ label: tournamentLabels.tournament, max: [120, 'Tournament name must be less than 100 characters'] }),
    ),
    team: optional(teamForm.fields.name),
    ageBracket: optional(writtenBracket()),
    ledBy: usually<TeamLead>(writtenLead(), 'captain'),
    captainName: teamForm.fields.captainName,
    captainEmail: teamForm.fields.captainEmail,
    captainPhone: teamForm.fields.captainPhone,
    isCaptain: yesOrNo(),
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
    paymentMethod: knownOrNot(paymentMethodChoice(everyPaymentOption, inEnglish('Unknown way to pay'))),
    playWith,
    notes,
  },
  {
    complaints: ({ team, name, isCaptain }) => ({
      ...(team === null && name === null && { name: inEnglish('This row names neither a player nor a team') }),
      ...(team === null && isCaptain === true && { team: inEnglish('A captain needs a team') }),
    }),
  },
);

export type EntryAnswers = Answers<typeof importEntry>;

/** Creates the field for the leader as our exports write it: "Parent, does not play", or nothing for a captain. */
function writtenLead(): Field<TeamLead> {
  const own = choice(
    'Who leads it',
    [{ value: 'captain', label: 'Captain' }, ...nonPlayingRoles],
    inEnglish('A team is led by its captain, a parent or a coach'),
  );
  const first = (raw: unknown) => (typeof raw === 'string' ? raw.trim().toLowerCase().replace(/,.*/s, '') : raw);
  return { ...own, read: (raw, at) => own.read(first(raw), at) };
}

/** Creates the field for a bracket in common spellings: U10-U12 with any dash, 10-12, or one age, U11, 11U or U-11. */
function writtenBracket(): Field<AgeBracket> {
  const own = choice('Age bracket', ageBracketOptions, inEnglish(`Use one of ${ageBrackets.join(', ')}`));
  return {
    ...own,
    read: (raw, at) => {
      if (typeof raw !== 'string') return own.read(raw, at);
      const plain = raw
        .normalize('NFKC')
        .replace(/\p{Pd}/gu, '-')
        .replace(/\s+/g, '')
        .toUpperCase();
      const age = /^(?:U-?)?(\d{1,2})U?$/.exec(plain)?.[1];
      if (age !== undefined) return own.read(bracketOfAge(Number(age)), at);
      return own.read(plain.replace(/^U?(\d+)-U?(\d+)$/, 'U$1-U$2'), at);
    },
  };
}

/** Creates the field for a birth year, also within a whole date, in the range of the organizer's form. */
function writtenYear(): Field<number> {
  const { birthYear: organizers } = asked;
  const own = wholeNumber({
    label: birthYear.label,
    from: 1950,
    to: ({ year }) => year,
    message: (upper) => said('Birth Year must be between 1950 and {upper}', { upper }),
  });
  return {
    ...own,
    read: (raw, at) => {
      const year = typeof raw === 'string' ? yearIn(raw) : raw;
      const byOrganizer = organizers.read(year, at);
      return 'value' in byOrganizer && byOrganizer.value !== null ? accepted(byOrganizer.value) : own.read(year, at);
    },
  };
}

/** Extracts the year of a date: 2014-05-03, 5/3/2014, May 3, 2014, 2014.0 of a sheet. */
function yearIn(written: string): string {
  const years = written.replace(/^(\d{4})\.0+$/, '$1').match(/(?<!\d)(19|20)\d\d(?!\d)/g) ?? [];
  return years.length === 1 && /^[\d\s/.,:TZ+\-\p{L}]+$/u.test(written) ? (years[0] ?? written) : written;
}

/** Creates the field for a mark in a column: yes, x, the word itself; empty is no. */
function yesOrNo(): Field<boolean> {
  const yes = ['yes', 'y', 'x', 'true', '1', 'si', 'sí', 'c', 'captain', '✓', '✔'];
  const no = ['no', 'n', 'false', '0', '-', ''];
  return {
    label: 'Leads the team',
    limits: () => ({ type: 'boolean', required: false }),
    read: (raw) => {
      if (raw === undefined || raw === null) return accepted(false);
      const word = String(raw).trim().toLowerCase();
      if (yes.includes(word)) return accepted(true);
      return no.includes(word) ? accepted(false) : refused(inEnglish('Write Yes or No'));
    },
  };
}

/** Reads "Not specified", which our exports write for an unknown value, as null. */
function knownOrNot<T>(field: Field<T>): Field<T | null> {
  const own = optional(field);
  return {
    ...own,
    read: (raw, at) => (String(raw).toLowerCase() === 'not specified' ? accepted(null) : own.read(raw, at)),
  };
}
