import { tick } from '../../rule/form/agreement.ts';
import { choice } from '../../rule/form/choice.ts';
import { accepted, type Field, isBlank, optional, refused } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { list } from '../../rule/form/list.ts';
import { text } from '../../rule/form/text.ts';
import { wholeNumber } from '../../rule/form/whole-number.ts';
import { type Phrase, said } from '../../rule/language/sentence.ts';
import { mostCents, priceComplaints } from '../../rule/payment/price-complaints.ts';
import { playerDetails, wishedDetails } from '../../rule/player/player-details.ts';
import {
  type RankingName,
  rankingNames,
  usualForfeitGoals,
  usualRanking,
} from '../../rule/standings/standings-presets.ts';
import { isDay } from '../../rule/time/eastern.ts';
import { dayWritten } from '../../rule/time/written-day.ts';
import { sitesPrices } from '../../rule/tournament/prices.ts';
import { playDays } from '../../rule/venue/play-days.ts';
import { tournamentDate } from './tournament-date.ts';
import { ageGroup, location } from './tournament-fields.ts';

const mostTeams = 256;

const maxTeams = wholeNumber({ label: 'Max teams', from: 1, to: mostTeams, message: 'Max teams must be at least 1' });

/** Creates a field that reads as a default where it is left blank. */
const orElse = <V>(usual: V, field: Field<V>): Field<V> => ({
  ...field,
  limits: (at) => ({ ...field.limits(at), required: false }),
  read: (raw, at) => (isBlank(raw) ? accepted(usual) : field.read(raw, at)),
});

const places: Field<number> = {
  ...maxTeams,
  read: (raw, at) =>
    Number(raw) > mostTeams
      ? refused(said('Max teams must be at most {mostTeams}', { mostTeams }))
      : maxTeams.read(raw, at),
};

/** Options for the ranking of a tournament. */
export const rankingOptions = rankingNames.map((value) => ({ value, label: value }));

const dayOrInstant = /^\s*(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?\s*$/;

/** Creates the field for a calendar day, also read from an instant's text; blank reads as null. */
const lastDay = (label: Phrase, wrong: Phrase): Field<string | null> => ({
  label,
  limits: () => ({ type: 'string', required: false, format: 'date' }),
  read: (raw) => {
    if (isBlank(raw)) return accepted(null);
    const day = (typeof raw === 'string' && dayOrInstant.exec(raw)?.[1]) || '';
    return isDay(day) ? accepted(day) : refused(wrong);
  },
});

/** Creates the field for a price of a tournament in US cents; blank reads as none of its own. */
const price = (label: Phrase, message: Phrase): Field<number | null> =>
  optional(wholeNumber({ label, from: 0, to: mostCents, message }));

/** Creates a checkbox that is ticked unless somebody unticks it. */
function tickedTick(label: Phrase): Field<boolean> {
  const box = tick(label);
  return { ...box, read: (raw, at) => (raw === undefined || raw === null ? accepted(true) : box.read(raw, at)) };
}

const asksWrong = 'Please choose what players are asked from the list';

/** Options for the details that a tournament can ask of its players beside what every form asks. */
export const wishedOptions = wishedDetails.map((value) => ({ value, label: playerDetails[value].label }));

const fields = {
  name: text({
    label: 'Tournament name',
    max: [100, 'Tournament name must be less than 100 characters'],
  }),
  date: tournamentDate,
  ageGroup,
  location,
  maxTeams: orElse(16, places),
  registrationDeadline: lastDay('Registration deadline', 'Registration deadline must be a date'),
  visible: tickedTick('Visible'),
  registrationOpen: tickedTick('Registration open'),
  isDividedByAge: tick('Divided by age'),
  ageYear: optional(
    wholeNumber({ label: 'Age year', from: 2000, to: 2100, message: 'Age year must be between 2000 and 2100' }),
  ),
  playingHours: playDays,
  asks: list(choice('Asked of players', wishedOptions, asksWrong), {
    label: 'Asked of players',
    most: wishedOptions.length,
    message: asksWrong,
  }),
  ranking: orElse(
    usualRanking,
    choice<RankingName>(
      'Ranking',
      rankingOptions,
      said('Ranking must be one of {rankings}', { rankings: rankingNames.join('; ') }),
    ),
  ),
  forfeitGoals: orElse(
    usualForfeitGoals,
    wholeNumber({ label: 'Goals for a forfeit', from: 1, to: 99, message: 'A forfeit counts for 1 to 99 goals' }),
  ),
  isTest: tick('Test data'),
  priceCents: price('Price', 'Price must be from $0 to $1,000'),
  earlyPriceCents: price('Early price', 'Early price must be from $0 to $1,000'),
  earlyUntil: lastDay('Early price until', 'The last day of the early price must be a date'),
  siblingPriceCents: price('Sibling price', 'Sibling price must be from $0 to $1,000'),
} as const;

/** Form for creating a tournament (operations specification, sections 5 and 9). */
export const newTournament = form(fields, {
  complaints: ({ date, playingHours = [], ...prices }) => {
    const firstDay = playingHours[0]?.day ?? (date === undefined ? null : dayWritten(date));
    return priceComplaints({ ...sitesPrices, ...prices, firstDay });
  },
});

export type NewTournament = Answers<typeof newTournament>;
