import { acceptAnswers } from '../form/accept-answers.ts';
import { tick } from '../form/agreement.ts';
import { choice } from '../form/choice.ts';
import { type Field, optional, usually } from '../form/field.ts';
import { type Answers, form } from '../form/form.ts';
import { list } from '../form/list.ts';
import { text } from '../form/text.ts';
import { largestId, wholeNumber } from '../form/whole-number.ts';
import { asPlaceholderValue, type Phrase, said } from '../language/sentence.ts';
import { formatNames, formats } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import { calendarDay, endOfPlay, timeOfDay } from '../venue/hours-fields.ts';
import { fieldName, usualVenue } from '../venue/usual-venue.ts';
import type { PlayingHours, Venue } from '../venue/venue.ts';

/** Refusal texts for a draw whose required settings are missing (operations specification, section 5). */
export const drawNeeds = {
  teams: 'Please select at least 2 teams',
  ageBrackets: 'Please select at least one age bracket when generating by age',
} as const;

/** Creates the field for a whole number within bounds. */
export const numberField = (label: Phrase, from: number, to: number) =>
  wholeNumber({
    label,
    from,
    to,
    message: said('{label} must be a whole number from {from} to {to}', { label: asPlaceholderValue(label), from, to }),
  });

const id = (label: Phrase, message: Phrase) => wholeNumber({ label, from: 1, to: largestId, message });

const name = (label: Phrase) =>
  text({ label, max: [50, said('{label} must be less than 50 characters', { label: asPlaceholderValue(label) })] });

const format = choice(
  'Tournament format',
  formats.map((value) => ({ value, label: formatNames[value] })),
  said('Tournament format must be {formats}', { formats: formats.join(' or ') }),
);

/** Label of a random seeding. */
export const drawnByLot = 'Drawn by lot';

const seeding = choice(
  'Seeding',
  [
    { value: 'given', label: 'As listed' },
    { value: 'lots', label: drawnByLot },
    { value: 'standings', label: 'By an earlier tournament' },
  ],
  'Seeding must be given, lots or standings',
  { random: 'lots', order: 'given' },
);

/** Numbers of pools a division can be split into, as chosen from a list; the best two of each play on. */
export const poolCounts = ['2', '4'] as const;
export type PoolCount = (typeof poolCounts)[number];

const pools = choice(
  'Pools',
  poolCounts.map((value) => ({ value, label: value })),
  'Pools must be 2 or 4',
);

/** Reads a number as its text too: programs send both. */
const asText = <T>(field: Field<T>): Field<T> => ({
  ...field,
  read: (raw, at) => field.read(typeof raw === 'number' ? String(raw) : raw, at),
});

const teams = list(id('Team', 'Every team is named by its id'), {
  label: 'Teams',
  most: 256,
  message: drawNeeds.teams,
});

const fieldNames = list(usually(name('Field name'), ''), {
  label: 'Field names',
  most: 10,
  message: 'Field names are a list of 10 names at most',
});

/** Settings of a draw with their defaults (operations specification, sections 3, 5 and 9): sent, stored, shown and drawn by. */
export const drawSettings = form({
  /** First seed first. */
  teamIds: { ...teams, limits: (at) => ({ ...teams.limits(at), required: true }) },
  fieldNames: usually(
    fieldNames,
    Array.from({ length: usualVenue.fieldCount }, (_, index) => fieldName(index + 1)),
  ),
  /** Null where every day begins and ends as the tournament says. */
  startTime: optional(timeOfDay('Start time')),
  endTime: optional(endOfPlay('End time')),
  gameDuration: usually(numberField('Game duration', 1, 240), usualVenue.gameDuration),
  /** Number of games that every team is sure of. */
  minGamesPerTeam: usually(numberField('Min games per team', 1, 20), 2),
  /** Maximum of group games; an elimination is not bound by it. */
  maxGamesPerTeam: usually(numberField('Max games per team', 1, 20), 5),
  generateByAge: usually(tick('Generate by age'), false),
  ageBrackets: list(name('Age bracket'), {
    label: 'Age brackets',
    most: 20,
    message: drawNeeds.ageBrackets,
  }),
  tournamentFormat: usually(format, 'single-elimination'),
  minRestSlots: usually(numberField('Rest', 0, 10), 1),
  seeding: usually(seeding, 'given'),
  /** The same seed draws the same lots and the same timetable again. */
  seed: optional(numberField('Seed', 0, largestId)),
  seedingTournamentId: optional(id('Earlier tournament', 'The earlier tournament is named by its id')),
  /** Whether teams of one club are kept from meeting in the first round of an elimination. */
  keepsClubsApart: usually(tick('Keep clubs apart'), false),
  pools: optional(asText(pools)),
  thirdPlace: usually(tick('Third place'), false),
  /** Whether a match is played for every place. */
  placement: usually(tick('Placement matches'), false),
  /** Round-robin divisions played for fun: no standings, no finals. */
  withoutStandings: list(name('Age bracket'), {
    label: 'Without standings',
    most: 20,
    message: 'Divisions without standings are a list of age brackets',
  }),
  /** Day of play, for a tournament without one. */
  date: optional(calendarDay('Date')),
});

export type DrawSettings = Answers<typeof drawSettings>;

/** Settings of a draw of which nothing was chosen. */
export const usualSettings: DrawSettings = acceptAnswers(drawSettings, {}, { year: 0 });

/** Settings as stored with a draw, with the hours of the tournament at that time. */
export interface StoredDrawSettings extends DrawSettings {
  readonly hoursThen: readonly PlayingHours[];
}

/** What a draw needs besides its settings. */
export interface VenueAndSeeds {
  readonly venue: Venue;
  /** Seed of the lots where the settings name none. */
  readonly lots: number;
  /** Teams in the order in which they finished an earlier tournament. */
  readonly ranking: readonly TeamId[];
}

/** Everything that a draw is made by. */
export interface DrawPlan extends DrawSettings, VenueAndSeeds {}
