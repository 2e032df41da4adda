import { namesAges } from '../age/age-range.ts';
import { AnswersRefused } from '../form/accept-answers.ts';
import { type Sentence, said } from '../language/sentence.ts';
import { type DrawSettings, drawNeeds, type PoolCount } from './draw-settings.ts';
import type { Entrant } from './entrant.ts';
import type { GamesRange } from './group-games.ts';

/** Returns the range of group games. */
export const gamesRange = ({ minGamesPerTeam, maxGamesPerTeam }: DrawSettings): GamesRange => ({
  min: minGamesPerTeam,
  max: maxGamesPerTeam,
});

/** Refuses contradictory settings. */
export function checkSettings(settings: DrawSettings, teams: readonly Entrant[]): void {
  const { minGamesPerTeam, maxGamesPerTeam, minRestSlots } = settings;
  if (teams.length < 2) throw tooFewTeams();
  if (new Set(teams.map((team) => team.id)).size < teams.length) throw teamChosenTwice();
  if (settings.generateByAge && settings.ageBrackets.length === 0) throw noAgeBracket();
  checkBrackets(settings.ageBrackets, teams);
  if (!isCount(minGamesPerTeam) || minGamesPerTeam < 1) throw gamesWrong('minGamesPerTeam');
  if (!isCount(maxGamesPerTeam) || maxGamesPerTeam < 1) throw gamesWrong('maxGamesPerTeam');
  const maximumBinds = settings.tournamentFormat === 'round-robin';
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
  if (teams < 2 * Number(pools)) throw tooFewTeamsForPools(pools);
}

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

/** Returns advice against dividing so few teams by age; it stops nothing (operations specification, section 5). */
export function adviceOnSize(generateByAge: boolean, teams: number): string | undefined {
  return generateByAge && teams < 4
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
  refuse(
    'pools',
    said('{pools} pools need at least {number} teams in every division', { pools, number: 2 * Number(pools) }),
  );
