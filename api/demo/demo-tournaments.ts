import type { TournamentStatus } from '../../domain/rule/tournament/tournament.ts';
import type { NewTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import type { DemoPlay } from './demo-day.ts';
import { beingPlayed, kickingOff, knockout, roundRobin } from './demo-plays.ts';

/** Demo tournament with its numbers of teams and free agents. */
export interface DemoTournament
  extends Pick<NewTournament, 'name' | 'ageGroup' | 'location' | 'maxTeams' | 'isDividedByAge'> {
  readonly id: number;
  readonly status: TournamentStatus;
  readonly firstDay: string;
  readonly teams: number;
  /** Number of team names left for other tournaments on the same day. */
  readonly namesLeft?: number;
  readonly freeAgents: number;
  /** Play of the tournament; absent if nothing is drawn. */
  readonly play?: DemoPlay;
}

const past = { status: 'completed', maxTeams: 16, isDividedByAge: false, freeAgents: 0 } as const;
const coming = { status: 'upcoming', isDividedByAge: false } as const;

/** Tournaments of the summer of 2025 (registration specification, section 3). */
const played: readonly DemoTournament[] = [
  {
    ...past,
    id: 1,
    name: 'July 12 (U13-U15)',
    firstDay: '2025-07-12',
    ageGroup: 'U13-U15',
    location: 'Superdome Sports, Waldwick NJ',
    teams: 6,
  },
  {
    ...past,
    id: 2,
    name: 'July 16 (U10-U12)',
    firstDay: '2025-07-16',
    ageGroup: 'U10-U12',
    location: 'Teaneck Indoor Turf, Teaneck NJ',
    teams: 5,
  },
  {
    ...past,
    id: 3,
    name: 'July 19 (U7-U9)',
    firstDay: '2025-07-19',
    ageGroup: 'U7-U9',
    location: 'Teaneck Indoor Turf, Teaneck NJ',
    teams: 4,
  },
  {
    ...past,
    id: 4,
    name: 'July 23 (U16-U19)',
    firstDay: '2025-07-23',
    ageGroup: 'U16-U19',
    location: 'Superdome Sports, Waldwick NJ',
    teams: 6,
  },
  {
    ...past,
    id: 5,
    name: '3V3 July Cup 2025',
    firstDay: '2025-07-27',
    ageGroup: 'Open',
    location: 'Sportsplex Turf, Edison NJ',
    teams: 8,
    play: roundRobin('2025-07-27'),
  },
  {
    ...past,
    id: 6,
    name: '3V3 August Cup 2025',
    firstDay: '2025-08-24',
    ageGroup: 'Open',
    location: 'Sportsplex Turf, Edison NJ',
    teams: 8,
    play: knockout('2025-08-24'),
  },
];

const active = {
  status: 'active',
  ageGroup: 'Open',
  maxTeams: 8,
  isDividedByAge: false,
  teams: 8,
  freeAgents: 0,
} as const;

/** Returns the tournaments of the day of the setup, at two places: one began an hour before, one is beginning. */
function today(now: Date): readonly DemoTournament[] {
  const [showcase, night] = [beingPlayed(now), kickingOff(now)];
  const dayOf = ({ plan }: DemoPlay) => plan.venue.hours[0]?.day ?? now.toISOString().slice(0, 10);
  return [
    {
      ...active,
      id: 16,
      name: 'Garden State Showcase',
      firstDay: dayOf(showcase),
      location: 'Teaneck Indoor Turf, Teaneck NJ',
      play: showcase,
    },
    {
      ...active,
      id: 17,
      name: 'Waldwick Knockout Night',
      namesLeft: 8,
      firstDay: dayOf(night),
      location: 'Superdome Sports, Waldwick NJ',
      play: night,
    },
  ];
}

/** Returns all demo tournaments: past, in progress, and upcoming a few weeks after the setup. */
export function demoTournaments(now: Date): readonly DemoTournament[] {
  return [
    ...played,
    ...today(now),
    {
      ...coming,
      id: 13,
      name: 'Fall Cup',
      firstDay: next('Saturday', 35, now),
      ageGroup: 'U7-U19',
      location: 'Sportsplex Turf, Edison NJ',
      maxTeams: 32,
      isDividedByAge: true,
      teams: 9,
      freeAgents: 5,
    },
    {
      ...coming,
      id: 14,
      name: 'Fall Series Challenge - Tuesday Nights',
      firstDay: next('Tuesday', 21, now),
      ageGroup: 'Open',
      location: 'Teaneck Indoor Turf, Teaneck NJ',
      maxTeams: 16,
      teams: 10,
      freeAgents: 3,
    },
    {
      ...coming,
      id: 15,
      name: 'Fall Series Challenge - Thursday Nights',
      firstDay: next('Thursday', 21, now),
      ageGroup: 'Open',
      location: 'Superdome Sports, Waldwick NJ',
      maxTeams: 8,
      teams: 4,
      freeAgents: 2,
    },
  ];
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the first given weekday at least this many days after a day. */
function next(weekday: (typeof weekdays)[number], days: number, after: Date): string {
  const earliest = new Date(after.getTime() + days * 86_400_000);
  const wait = (weekdays.indexOf(weekday) - earliest.getUTCDay() + 7) % 7;
  return new Date(earliest.getTime() + wait * 86_400_000).toISOString().slice(0, 10);
}

/** Returns a day in words: Saturday, July 12, 2025. */
export function dayInWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
