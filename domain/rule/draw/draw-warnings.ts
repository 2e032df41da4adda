import type { Division } from '../match/division.ts';
import { easternTimeAlone } from '../time/eastern-words.ts';
import { isWithinHours, type Venue } from '../venue/venue.ts';
import { adviceOnSize, gamesRange } from './check-settings.ts';
import type { AgeDivisions } from './divide-by-age.ts';
import type { DrawPlan, DrawSettings } from './draw-settings.ts';
import type { Entrant } from './entrant.ts';
import { possibleGamesEach } from './group-games.ts';
import { guaranteedGames } from './guaranteed-games.ts';
import type { LockedGame, RetainedGames } from './retain-games.ts';

/** Finished draw with the plan and teams it was made from. */
interface DrawReview {
  readonly divisions: readonly Division[];
  readonly plan: DrawPlan;
  readonly teams: readonly Entrant[];
  readonly placed: AgeDivisions;
  readonly kept: RetainedGames;
}

/** Returns a sentence for each point in which a draw differs from its plan. */
export function drawWarnings(review: DrawReview): readonly string[] {
  const { divisions, plan, teams, placed, kept } = review;
  return [
    ...[adviceOnSize(plan.generateByAge, teams.length)].filter((advice) => advice !== undefined),
    ...placed.notPlaced.map(({ reason }) => reason),
    ...divisions.flatMap((division) => tooFewGames(division, plan)),
    ...divisions.flatMap((division) => cappedGames(division, plan)),
    ...divisions.flatMap((division) => extraGames(division, teams)),
    ...(kept.outside.length > 0 ? [gamesOutside(kept.outside.length)] : []),
    ...kept.unlocked.map(lockGone),
    ...kept.locked.filter((game) => !isInVenue(game, plan.venue)).map(lockedElsewhere),
  ];
}

function tooFewGames({ name, matches, teams }: Division, { minGamesPerTeam }: DrawSettings): readonly string[] {
  const sure = guaranteedGames(matches, teams);
  if (sure >= minGamesPerTeam) return [];
  const games = sure === 1 ? 'one game' : `${sure} games`;
  return [`${name}: with ${teams.length} teams everyone is sure of ${games}, not of the ${minGamesPerTeam} asked for.`];
}

function cappedGames({ name, matches, groups }: Division, settings: DrawSettings): readonly string[] {
  return groups.flatMap((group) => {
    const games = matches.filter((match) => match.group === group.name).length;
    const each = Math.floor((games * 2) / group.teams.length);
    const [possible = each] = possibleGamesEach(group.teams.length, gamesRange(settings));
    return each < possible ? [`${name}: every team plays ${each} group games; ${possible} do not fit.`] : [];
  });
}

function extraGames({ name, matches }: Division, teams: readonly Entrant[]): readonly string[] {
  const extras = matches.flatMap((match) => (match.extraFor === undefined ? [] : [match.extraFor]));
  return extras.map((id) => {
    const team = teams.find((entrant) => entrant.id === id)?.name ?? `Team ${id}`;
    return `${name}: ${team} plays one game more than the others; it counts for its opponent only.`;
  });
}

function gamesOutside(count: number): string {
  const stay = count === 1 ? 'One game already played stays' : `${count} games already played stay`;
  return `${stay} on record outside the new brackets.`;
}

const placeOf = ({ field, start }: LockedGame): string => `${easternTimeAlone(new Date(start))} on ${field}`;

const lockGone = (game: LockedGame): string =>
  `${game.spoken}, locked at ${placeOf(game)}, is not in these brackets: its lock goes with it.`;

const isInVenue = (game: LockedGame, venue: Venue): boolean =>
  venue.fields.includes(game.field) && isWithinHours(venue, game);

const lockedElsewhere = (game: LockedGame): string =>
  `${game.spoken} stays locked at ${placeOf(game)}, outside the fields and hours of this plan.`;
