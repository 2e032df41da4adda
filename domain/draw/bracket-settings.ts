import { namesAges } from '../age/age-range.ts';
import { AnswersRefused } from '../form/accept-answers.ts';
import { type Sentence, said } from '../language/sentence.ts';
import type { Format } from '../match/division.ts';
import type { Venue } from '../venue/venue.ts';
import type { Entrant } from './entrant.ts';
import type { GamesRange } from './group-games.ts';
import type { PoolCount } from './pools.ts';
import type { Seeding } from './seeding.ts';

/** Settings that an organizer chooses before brackets are generated. */
export interface BracketSettings {
  readonly format: Format;
  /** Age brackets chosen when divided by age. */
  readonly ageBrackets: readonly string[];
  readonly isDividedByAge: boolean;
  /** Minimum of games guaranteed to every team. */
  readonly minGamesPerTeam: number;
  /** Maximum of group games; an elimination is not bound by it. */
  readonly maxGamesPerTeam: number;
  readonly seeding: Seeding;
  /** Whether teams of one club are kept from meeting in the first round of an elimination. */
  readonly keepsClubsApart: boolean;
  readonly thirdPlace: boolean;
  /** Whether a match is played for every place. */
  readonly placement: boolean;
  readonly pools?: PoolCount;
  /** Round-robin divisions played for fun: no standings, no finals. */
  readonly withoutStandings: readonly string[];
  readonly venue: Venue;
  readonly minRestSlots: number;
  /** Random seed of the timetable: the same seed gives the same timetable. */
  readonly timetableSeed: number;
}

/** Default settings (operations specification, section 9), without a venue. */
export const usualSettings: Omit<BracketSettings, 'venue'> = {
  format: 'single-elimination',
  ageBrackets: [],
  isDividedByAge: false,
  minGamesPerTeam: 2,
  maxGamesPerTeam: 5,
  seeding: { by: 'given' },
  keepsClubsApart: false,
  thirdPlace: false,
  placement: false,
  withoutStandings: [],
  minRestSlots: 1,
  timetableSeed: 1,
};

/** Returns the range of group games. */
export const gamesRange = ({ minGamesPerTeam, maxGamesPerTeam }: BracketSettings): GamesRange => ({
  min: minGamesPerTeam,
  max: maxGamesPerTeam,
});

/** Refuses contradictory settings. */
export function checkSettings(settings: BracketSettings, teams: readonly Entrant[]): void {
  const { minGamesPerTeam, maxGamesPerTeam, minRestSlots } = settings;
  if (teams.length < 2) throw tooFewTeams();
  if (new Set(teams.map((team) => team.id)).size < teams.length) throw teamChosenTwice();
  if (settings.isDividedByAge && settings.ageBrackets.length === 0) throw noAgeBracket();
  checkBrackets(settings.ageBrackets, teams);
  if (!isCount(minGamesPerTeam) || minGamesPerTeam < 1) throw gamesWrong('minGamesPerTeam');
  if (!isCount(maxGamesPerTeam) || maxGamesPerTeam < 1) throw gamesWrong('maxGamesPerTeam');
  const maximumBinds = settings.format === 'round-robin';
  if (maximumBinds && minGamesPerTeam > maxGamesPerTeam) throw minimumAboveMaximum();
  if (!isCount(minRestSlots)) throw restWrong();
}

/** Refuses a bracket that is not named by its ages, not open to all, and that no team has registered for; also where brackets do not divide the teams now. */
function checkBrackets(brackets: readonly string[], teams: readonly Entrant[]): void {
  const registered = new Set(teams.map(({ ageBracket }) => ageBracket));
  const unknown = brackets.find((bracket) => !namesAges(bracket) && !registered.has(bracket));
  if (unknown !== undefined) throw unknownBracket(unknown);
}

/** Refuses pools with fewer than two teams each. */
export function checkPools(pools: PoolCount, teams: number): void {
  if (teams < 2 * pools) throw tooFewTeamsForPools(pools);
}

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

/** Refusal texts for a draw whose required settings are missing (operations specification, section 5). */
export const drawNeeds = {
  teams: 'Please select at least 2 teams',
  ageBrackets: 'Please select at least one age bracket when generating by age',
} as const;

/** Returns advice against dividing so few teams by age; it stops nothing (operations specification, section 5). */
export function adviceOnSize(isDividedByAge: boolean, teams: number): string | undefined {
  return isDividedByAge && teams < 4
    ? 'Age-based brackets work best with 4+ teams to ensure balanced divisions'
    : undefined;
}

const refuse = (field: string, sentence: Sentence) => new AnswersRefused({ [field]: sentence });
const tooFewTeams = () => refuse('teamIds', drawNeeds.teams);
const teamChosenTwice = () => refuse('teamIds', 'Every team can be chosen only once');
const noAgeBracket = () => refuse('ageBrackets', drawNeeds.ageBrackets);
const unknownBracket = (bracket: string) =>
  refuse(
    'ageBrackets',
    said('"{bracket}" is no age bracket: name ages, such as U8-U10, U12 or U20+, or choose Open (All Ages)', {
      bracket,
    }),
  );
const gamesWrong = (field: string) => refuse(field, 'The number of games is a whole number, 1 or more');
const restWrong = () => refuse('minRestSlots', 'The rest is a whole number of slots, 0 or more');
const minimumAboveMaximum = () =>
  refuse('minGamesPerTeam', 'The minimum of games per team cannot be more than the maximum');
const tooFewTeamsForPools = (pools: PoolCount) =>
  refuse('pools', said('{pools} pools need at least {number} teams in every division', { pools, number: 2 * pools }));
