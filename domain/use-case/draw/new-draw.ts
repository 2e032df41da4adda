import { drawNeeds } from '../../draw/bracket-settings.ts';
import { AnswersRefused } from '../../form/accept-answers.ts';
import { tick } from '../../form/agreement.ts';
import { choice } from '../../form/choice.ts';
import { optional, usually } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { list } from '../../form/list.ts';
import { text } from '../../form/text.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { asPlaceholderValue, type Phrase, said } from '../../language/sentence.ts';
import { formatNames, formats } from '../../match/division.ts';
import { calendarDay, endOfPlay, playingHours, timeOfDay } from '../../venue/hours-fields.ts';

const number = (label: Phrase, from: number, to: number) =>
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

const pools = choice(
  'Pools',
  [
    { value: '2', label: '2' },
    { value: '4', label: '4' },
  ],
  'Pools must be 2 or 4',
);

const teams = list(id('Team', 'Every team is named by its id'), {
  label: 'Teams',
  most: 256,
  message: drawNeeds.teams,
});

/** Form for generating brackets (operations specification, sections 3, 5 and 9). */
export const newDraw = form({
  teamIds: { ...teams, limits: (at) => ({ ...teams.limits(at), required: true }) },
  fieldCount: optional(number('Field count', 1, 10)),
  fieldNames: list(usually(name('Field name'), ''), {
    label: 'Field names',
    most: 10,
    message: 'Field names are a list of 10 names at most',
  }),
  startTime: optional(timeOfDay('Start time')),
  endTime: optional(endOfPlay('End time')),
  gameDuration: optional(number('Game duration', 1, 240)),
  minGamesPerTeam: optional(number('Min games per team', 1, 20)),
  maxGamesPerTeam: optional(number('Max games per team', 1, 20)),
  generateByAge: optional(tick('Generate by age')),
  ageBrackets: list(name('Age bracket'), {
    label: 'Age brackets',
    most: 20,
    message: drawNeeds.ageBrackets,
  }),
  tournamentFormat: optional(format),
  minRestSlots: optional(number('Rest', 0, 10)),
  seeding: optional(seeding),
  seed: optional(number('Seed', 0, largestId)),
  seedingTournamentId: optional(id('Earlier tournament', 'The earlier tournament is named by its id')),
  keepsClubsApart: optional(tick('Keep clubs apart')),
  pools: {
    ...optional(pools),
    read: (raw, at) => optional(pools).read(typeof raw === 'number' ? String(raw) : raw, at),
  },
  thirdPlace: optional(tick('Third place')),
  placement: optional(tick('Placement matches')),
  withoutStandings: list(name('Age bracket'), {
    label: 'Without standings',
    most: 20,
    message: 'Divisions without standings are a list of age brackets',
  }),
  date: optional(calendarDay('Date')),
  playingHours: list(playingHours, {
    label: 'Playing hours',
    most: 14,
    message: 'Playing hours are a list of { day, startTime, endTime }, 14 at most',
    of: 'object',
  }),
  confirm: tick('Confirm'),
  draft: tick('Draft'),
});

export type NewDraw = Answers<typeof newDraw>;

/** Names of unknown fields that mean, when set, that nothing is to be published. */
const misspeltDraft =
  /^(?:is|as|only|keep)?(?:draft|preview|dryrun|simulate|simulation|simulated|test|testrun|hidden|hide|private|unpublished)(?:only|mode)?$/;
/** Names of unknown fields that mean the same when they are false. */
const misspeltPublication = /^(?:is|do)?(?:publish|published|public|visible|save|saved|commit|live)(?:now)?$/;

const denied: readonly unknown[] = [false, 'false', 'no', 'off', 0, '0'];

/** Refuses a request with an unknown field that means not to publish, so that nobody believes it was obeyed. */
export function refuseMisspeltDraft(body: object): void {
  const meansDraft = ([name, value]: readonly [string, unknown]) => {
    const word = name.toLowerCase().replace(/[\s_-]/g, '');
    if (name in newDraw.fields || value === null || value === undefined) return false;
    return denied.includes(value) ? misspeltPublication.test(word) : misspeltDraft.test(word);
  };
  const found = Object.entries(body).find(meansDraft);
  if (found !== undefined) throw new AnswersRefused({ [found[0]]: notUnderstood });
}

const notUnderstood: Phrase = 'Nothing was generated: send draft: true to keep a draft, or ask for the preview';
