import { type DrawPlan, festivalDivisions } from './draw-plan.ts';

/** Converts the plan to the API's request: the specification's fields, and others only if they were chosen. */
export function drawRequest(plan: DrawPlan) {
  const { teamIds, date, fieldNames, startTime, endTime, gameDuration, minGamesPerTeam, maxGamesPerTeam } = plan;
  const { tournamentFormat, generateByAge, ageBrackets, minRestSlots, thirdPlace, placement, pools } = plan;
  const festivals = festivalDivisions(plan).filter((division) => plan.withoutStandings.includes(division));
  return {
    ...{ teamIds, fieldCount: fieldNames.length, fieldNames, gameDuration },
    ...{ minGamesPerTeam, maxGamesPerTeam, generateByAge, ageBrackets, tournamentFormat, minRestSlots },
    ...(startTime !== '' && { startTime }),
    ...(endTime !== '' && { endTime }),
    ...(date !== '' && { date }),
    ...seedingOf(plan),
    ...(thirdPlace && { thirdPlace }),
    ...(placement && { placement }),
    ...(pools > 0 && { pools }),
    ...(plan.keepsClubsApart && { keepsClubsApart: true }),
    ...(festivals.length > 0 && { withoutStandings: festivals }),
  };
}

export type DrawRequest = ReturnType<typeof drawRequest>;

function seedingOf({ seeding, lotsSeed, earlierTournamentId }: DrawPlan) {
  if (seeding === 'lots') return { seeding, seed: lotsSeed };
  if (seeding === 'standings' && earlierTournamentId !== null)
    return { seeding, seedingTournamentId: earlierTournamentId };
  return {};
}
