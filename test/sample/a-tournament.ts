import { usualForfeitGoals, usualRanking } from '../../domain/rule/standings/standings-presets.ts';
import { sitesPrices } from '../../domain/rule/tournament/prices.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';

/** A tournament that takes registrations in the autumn of 2026. */
export function aTournament(different: Partial<Tournament> = {}): Tournament {
  return {
    id: 1,
    name: 'Fall Series Challenge',
    date: 'December 12, 2026',
    firstDay: '2026-12-12',
    ageGroup: 'U7-U19',
    location: 'Turf City, Paramus NJ',
    status: 'upcoming',
    maxTeams: 16,
    teamCount: 0,
    registrationDeadline: '2026-12-01',
    visible: true,
    registrationOpen: true,
    isDividedByAge: false,
    ageYear: null,
    playingHours: [],
    ranking: usualRanking,
    forfeitGoals: usualForfeitGoals,
    asks: [],
    ...sitesPrices,
    callOff: null,
    isTest: false,
    version: 1,
    ...different,
  };
}

/** A tournament as an organizer announces it. */
export function anAnnouncement(different: Partial<ReturnType<typeof announced>> = {}) {
  return { ...announced(aTournament()), ...different };
}

function announced({ id: _i, status: _s, teamCount: _t, callOff: _c, version: _v, ...tournament }: Tournament) {
  return tournament;
}
