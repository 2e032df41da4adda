import { type FreeAgent, stepsBetween, type TeamWithPlaces } from './free-agent.ts';
import { type Placed, playable } from './placement.ts';
import { type Company, wishesFor } from './together.ts';

/** Team while it is being filled. */
interface Filling {
  readonly team: TeamWithPlaces;
  readonly placed: Placed[];
}

/** Result of filling: the teams with the players they take, and the companies that found no place. */
interface FilledTeams {
  readonly fillings: readonly Filling[];
  readonly over: readonly Company[];
}

/** Allowed distances in skill, tried in order: equal first, then one step. Existing teams take nobody two steps away. */
const nearness = [0, 1] as const;

/** Fills the open places of teams with whole companies, the teams closest to a playable three first. */
export function fillTeams(companies: readonly Company[], teams: readonly TeamWithPlaces[]): FilledTeams {
  const fillings = teams.toSorted((one, other) => one.id - other.id).map((team) => ({ team, placed: [] as Placed[] }));
  let over = companies;
  for (const steps of nearness) over = over.filter((company) => !hasFound(company, fillings, steps));
  return { fillings, over };
}

/** Places single members of companies that could not stay whole, and returns those who find no place. */
export function fillSingly(over: readonly Company[], fillings: readonly Filling[]): readonly FreeAgent[] {
  let alone: readonly FreeAgent[] = over.flat();
  for (const steps of nearness) alone = alone.filter((one) => !hasFound([one], fillings, steps, isApart(one, over)));
  return alone;
}

function isApart(one: FreeAgent, over: readonly Company[]): boolean {
  return over.some((company) => company.length > 1 && company.includes(one));
}

function hasFound(company: Company, fillings: readonly Filling[], steps: number, isSplit = false): boolean {
  const fitting = fillings.filter((filling) => isFitFor(company, filling, steps));
  const best = fitting.toSorted(
    (one, other) =>
      Number(wishesFor(company, other.team)) - Number(wishesFor(company, one.team)) ||
      needOf(one) - needOf(other) ||
      one.team.id - other.team.id,
  )[0];
  if (best === undefined) return false;
  const reason = reasonFor(company, best, isSplit);
  best.placed.push(...company.map((freeAgent) => ({ freeAgent, reason })));
  return true;
}

function isFitFor(company: Company, { team, placed }: Filling, steps: number): boolean {
  const places = team.maxPlayers - team.players.length - placed.length;
  return (
    team.ageBracket === company[0].ageBracket &&
    company.length <= places &&
    company.every((one) => stepsBetween(one.skillLevel, team.skillLevel) <= steps)
  );
}

/** Returns the sort key of a team's need: teams short of players first, by how many are missing; playable ones last, the smaller first. */
function needOf({ team, placed }: Filling): number {
  const players = team.players.length + placed.length;
  return players < playable ? playable - players : playable + players;
}

function reasonFor(company: Company, { team, placed }: Filling, isSplit: boolean): string {
  const furthest = Math.max(...company.map(({ skillLevel }) => stepsBetween(skillLevel, team.skillLevel)));
  const players = team.players.length + placed.length;
  return [
    ...(wishesFor(company, team) ? ['A friend or sibling is on this team'] : []),
    furthest === 0 ? 'Same skill level' : 'One step from the skill level of the team',
    players < playable ? `the team needs ${playable - players} more to play` : 'the team has an open place',
    ...(company.length > 1 ? [`${company.length} stay together`] : []),
    ...(isSplit ? ['no place was left for everybody they wished to play with'] : []),
  ].join('; ');
}
