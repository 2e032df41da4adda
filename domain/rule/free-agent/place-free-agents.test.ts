import fc from 'fast-check';
import { ageBrackets } from '../age/age-bracket.ts';
import { skillLevels } from '../player/skill-level.ts';
import { rosterSize } from '../team/team.ts';
import { byRegistration, type FreeAgent, stepsBetween, type TeamWithPlaces } from './free-agent.ts';
import { placeFreeAgents } from './place-free-agents.ts';
import type { Placed, Placement, ToPlace } from './placement.ts';
import { companiesOf } from './together.ts';

const morning = Date.UTC(2026, 10, 20, 9);

function aFreeAgent(registrationId: number, different: Partial<FreeAgent> = {}): FreeAgent {
  return {
    registrationId,
    playerId: registrationId,
    name: `Player ${registrationId}`,
    skillLevel: 'Here to Play',
    ageBracket: null,
    playWith: null,
    phone: `201555${String(1000 + registrationId)}`,
    registeredAt: new Date(morning + registrationId * 60_000),
    ...different,
  };
}

function aTeam(id: number, players: number, different: Partial<TeamWithPlaces> = {}): TeamWithPlaces {
  return {
    id,
    name: `Team ${id}`,
    skillLevel: 'Here to Play',
    ageBracket: null,
    maxPlayers: 5,
    players: Array.from({ length: players }, (_, at) => ({ name: `On ${id} ${at}`, phone: `973555${id}${at}` })),
    ...different,
  };
}

const toPlace = (different: Partial<ToPlace>): ToPlace => ({
  freeAgents: [],
  teams: [],
  placesForTeams: 16,
  names: [],
  ...different,
});
const idsOf = (placed: readonly Placed[]) => placed.map(({ freeAgent }) => freeAgent.registrationId);
const some = (count: number, different: Partial<FreeAgent> = {}) =>
  Array.from({ length: count }, (_, at) => aFreeAgent(at + 1, different));

test('the team that lacks one to play comes before the one that lacks two, and before those that can play', () => {
  const teams = [aTeam(1, 3), aTeam(2, 1), aTeam(3, 2)];
  const placement = placeFreeAgents(toPlace({ freeAgents: some(1), teams }));
  expect(placement.teams.map(({ team, placed }) => [team.id, idsOf(placed)])).toEqual([[3, [1]]]);
  expect(placement.teams[0]?.placed[0]?.reason).toBe('Same skill level; the team needs 1 more to play');
});

test('the same skill comes first, then one step; two steps never', () => {
  const teams = [aTeam(1, 2, { skillLevel: 'Here to Play' }), aTeam(2, 4, { skillLevel: 'Here to Cook' })];
  const freeAgents = [1, 2].map((id) => aFreeAgent(id, { skillLevel: 'Here to Cook' }));
  const chill = aFreeAgent(3, { skillLevel: 'Here to Chill' });
  const placement = placeFreeAgents(toPlace({ freeAgents: [...freeAgents, chill], teams: teams.slice(0) }));
  expect(placement.teams.map(({ team, placed }) => [team.id, idsOf(placed)])).toEqual([
    [1, [2, 3]],
    [2, [1]],
  ]);
  const apart = placeFreeAgents(toPlace({ freeAgents: [chill], teams: teams.slice(1) }));
  expect(idsOf(apart.left)).toEqual([3]);
});

test.each([
  [2, []],
  [3, [3]],
  [5, [5]],
  [6, [3, 3]],
  [11, [4, 4, 3]],
])('%i without a team make new teams of %j', (count, sizes) => {
  const { newTeams } = placeFreeAgents(toPlace({ freeAgents: some(count) }));
  expect(newTeams.map(({ placed }) => placed.length).toSorted((one, other) => other - one)).toEqual(sizes);
});

test('beyond the places for teams they stay free agents, those who registered last', () => {
  const { newTeams, left } = placeFreeAgents(toPlace({ freeAgents: some(11), placesForTeams: 1 }));
  expect(newTeams.map(({ placed }) => idsOf(placed))).toEqual([[1, 2, 3, 4, 5]]);
  expect(idsOf(left)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(left[0]?.reason).toContain('Every place for teams is taken');
});

test('a friend who is named and a sibling on the same phone come along, to where there is room for all', () => {
  const freeAgents = [
    aFreeAgent(1, { name: 'José Ñuñez', phone: '2015550101' }),
    aFreeAgent(2, { playWith: 'please with jose nunez, or with Ada' }),
    aFreeAgent(3, { phone: '2015550101' }),
  ];
  const placement = placeFreeAgents(toPlace({ freeAgents, teams: [aTeam(1, 4), aTeam(2, 2)] }));
  expect(placement.teams.map(({ team, placed }) => [team.id, idsOf(placed)])).toEqual([[2, [1, 2, 3]]]);
  expect(placement.teams[0]?.placed[0]?.reason).toContain('3 stay together');
});

test('a friend on a team draws to it, before teams that need players more', () => {
  const mates = aTeam(2, 4, { players: [{ name: 'Ana Ruiz', phone: '1' }] });
  const freeAgents = [aFreeAgent(1, { playWith: 'Ana Ruiz' })];
  const placement = placeFreeAgents(toPlace({ freeAgents, teams: [aTeam(1, 2), mates] }));
  expect(placement.teams.map(({ team }) => team.id)).toEqual([2]);
});

test('friends are parted only when nothing else is left, and it is said', () => {
  const freeAgents = [aFreeAgent(1, { phone: '1' }), aFreeAgent(2, { phone: '1' })];
  const { teams } = placeFreeAgents(toPlace({ freeAgents, teams: [aTeam(1, 4), aTeam(2, 4)] }));
  expect(teams.map(({ placed }) => idsOf(placed))).toEqual([[1], [2]]);
  expect(teams[0]?.placed[0]?.reason).toContain('no place was left for everybody they wished to play with');
});

test('the earliest registered is the captain of a new team, whose name nobody has', () => {
  const { newTeams } = placeFreeAgents(toPlace({ freeAgents: some(4).toReversed(), names: ['FREE AGENTS 1'] }));
  expect(newTeams[0]).toMatchObject({ name: 'Free Agents 2', skillLevel: 'Here to Play' });
  expect(newTeams[0]?.placed[0]).toMatchObject({
    freeAgent: { registrationId: 1 },
    reason: 'A new team of 4; captain, because registered first',
  });
});

const bracket = fc.constantFrom(null, ...ageBrackets.slice(0, 2));
const freeAgents = fc
  .array(
    fc.record({
      skillLevel: fc.constantFrom(...skillLevels),
      ageBracket: bracket,
      phone: fc.constantFrom('1', '2', '3', ...Array.from({ length: 25 }, (_, at) => `p${at}`)),
      friend: fc.option(fc.nat({ max: 24 }), { nil: null }),
      minute: fc.nat({ max: 10 }),
    }),
    { maxLength: 25 },
  )
  .map((drawn) =>
    drawn.map(({ friend, minute, ...one }, at) =>
      aFreeAgent(at + 1, {
        ...one,
        playWith: friend === null ? null : `Player ${friend}`,
        registeredAt: new Date(morning + minute * 60_000),
      }),
    ),
  );
const teams = fc
  .array(fc.record({ players: fc.nat({ max: 5 }), skillLevel: fc.constantFrom(...skillLevels), ageBracket: bracket }), {
    maxLength: 8,
  })
  .map((drawn) => drawn.map(({ players, ...team }, at) => aTeam(at + 1, players, team)));
const situation = fc.record({ freeAgents, teams, placesForTeams: fc.nat({ max: 4 }), names: fc.constant([]) });

/** Returns every roster of a proposal. */
function rosters({ teams: filled, newTeams }: Placement): readonly (readonly Placed[])[] {
  return [...filled.map(({ placed }) => placed), ...newTeams.map(({ placed }) => placed)];
}

function holdsAlways(claim: (placement: Placement, asked: ToPlace) => void): void {
  fc.assert(fc.property(situation, (asked) => claim(placeFreeAgents(asked), asked)));
}

test('everybody is placed once or left once', () => {
  holdsAlways((placement, asked) => {
    const all = [...rosters(placement).flatMap(idsOf), ...idsOf(placement.left)];
    expect(all.toSorted((one, other) => one - other)).toEqual(asked.freeAgents.map((one) => one.registrationId));
  });
});

test('no roster is above five, and a new team has at least three', () => {
  holdsAlways((placement) => {
    for (const { team, placed } of placement.teams) {
      expect(team.players.length + placed.length).toBeLessThanOrEqual(team.maxPlayers);
    }
    for (const { placed } of placement.newTeams) {
      expect(placed.length).toBeGreaterThanOrEqual(3);
      expect(placed.length).toBeLessThanOrEqual(rosterSize);
    }
  });
});

test('there are never more new teams than places for teams', () => {
  holdsAlways((placement, asked) => expect(placement.newTeams.length).toBeLessThanOrEqual(asked.placesForTeams));
});

test('brackets are kept, and on teams of before nobody is further than one step in skill', () => {
  holdsAlways((placement) => {
    for (const { team, placed } of placement.teams) {
      for (const { freeAgent } of placed) {
        expect(freeAgent.ageBracket).toBe(team.ageBracket);
        expect(stepsBetween(freeAgent.skillLevel, team.skillLevel)).toBeLessThanOrEqual(1);
      }
    }
    for (const team of placement.newTeams) {
      expect(new Set(team.placed.map(({ freeAgent }) => freeAgent.ageBracket))).toEqual(new Set([team.ageBracket]));
    }
  });
});

test('the captain of a new team is the earliest registered on it', () => {
  holdsAlways((placement) => {
    for (const { placed } of placement.newTeams) {
      const members = placed.map(({ freeAgent }) => freeAgent);
      expect(members).toEqual(members.toSorted(byRegistration));
    }
  });
});

test('the order in which free agents and teams come changes nothing', () => {
  fc.assert(
    fc.property(situation, fc.infiniteStream(fc.nat()), (asked, draws) => {
      const shuffled = <T>(list: readonly T[]) =>
        list
          .map((one) => ({ one, at: draws.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
      const again = { ...asked, freeAgents: shuffled(asked.freeAgents), teams: shuffled(asked.teams) };
      expect(placeFreeAgents(again)).toEqual(placeFreeAgents(asked));
    }),
  );
});

test('friends and siblings stay together, unless it is said that no place was left for all', () => {
  holdsAlways((placement, asked) => {
    const rosterOf = new Map(
      rosters(placement).flatMap((placed, at) => placed.map((one) => [one.freeAgent.registrationId, { at, ...one }])),
    );
    for (const company of companiesOf(asked.freeAgents)) {
      const found = company.map((one) => rosterOf.get(one.registrationId));
      const isParted = new Set(found.map((one) => one?.at)).size > 1;
      const isSaid = found.every((one) => one === undefined || one.reason.includes('everybody they wished'));
      if (isParted) expect(isSaid).toBe(true);
    }
  });
});

test('whoever is left could not have been placed: no fitting place is open, and no new team can be made of those left', () => {
  holdsAlways((placement, asked) => {
    const openAfter = asked.teams.filter((team) => {
      const filled = placement.teams.find((one) => one.team.id === team.id);
      return team.players.length + (filled?.placed.length ?? 0) < team.maxPlayers;
    });
    for (const { freeAgent } of placement.left) {
      const fits = (team: TeamWithPlaces) =>
        team.ageBracket === freeAgent.ageBracket && stepsBetween(team.skillLevel, freeAgent.skillLevel) <= 1;
      expect(openAfter.filter(fits)).toEqual([]);
    }
  });
});
