import { nameKey } from '../player/person.ts';
import { rosterSize } from '../team/team.ts';
import { byRegistration, type FreeAgent, type TeamWithPlaces } from './free-agent.ts';

/** Free agents who want to stay together: siblings on one phone, and friends where one names the other. */
export type Company = readonly [FreeAgent, ...FreeAgent[]];

/** Groups free agents into companies of at most one roster, the earliest registered first; those without a wish are alone. */
export function companiesOf(freeAgents: readonly FreeAgent[]): readonly Company[] {
  const inOrder = freeAgents.toSorted(byRegistration);
  const companies: FreeAgent[][] = [];
  for (const freeAgent of inOrder) {
    const theirs = companies.filter((company) => company.some((other) => belongTogether(freeAgent, other)));
    const joined = [...theirs.flat(), freeAgent];
    if (joined.length <= rosterSize) {
      for (const company of theirs) companies.splice(companies.indexOf(company), 1);
      companies.push(joined);
    } else {
      const withRoom = theirs.find(({ length }) => length < rosterSize);
      if (withRoom === undefined) companies.push([freeAgent]);
      else withRoom.push(freeAgent);
    }
  }
  return companies.map(asCompany).toSorted(([one], [other]) => byRegistration(one, other));
}

/** Tells whether somebody in the company wishes for this team: a friend or a sibling is on its roster. */
export function wishesFor(company: Company, team: TeamWithPlaces): boolean {
  return company.some((one) =>
    team.players.some((player) => player.phone === one.phone || isNamed(one.playWith, player.name)),
  );
}

function belongTogether(one: FreeAgent, other: FreeAgent): boolean {
  if (one.ageBracket !== other.ageBracket) return false;
  return one.phone === other.phone || isNamed(one.playWith, other.name) || isNamed(other.playWith, one.name);
}

/** Tells whether a wish names somebody: it contains their full name, word for word. */
function isNamed(wish: string | null, name: string): boolean {
  return wish !== null && ` ${wordsOf(wish)} `.includes(` ${wordsOf(name)} `);
}

function wordsOf(text: string): string {
  return nameKey(text)
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim();
}

function asCompany(members: readonly FreeAgent[]): Company {
  const [first, ...others] = members.toSorted(byRegistration);
  if (first === undefined) throw new Error('A company has somebody in it');
  return [first, ...others];
}
