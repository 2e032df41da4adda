import { shootoutName } from '../match/score.ts';
import type { Reason } from './rank-teams.ts';

/** Names of the reasons. */
export const reasonNames: Readonly<Record<Reason, string>> = {
  points: 'Points',
  wins: 'Wins',
  'head-to-head': 'Head-to-head',
  'head-to-head-difference': 'Head-to-head goal difference',
  'head-to-head-goals': 'Head-to-head goals',
  'goal-difference': 'Goal difference',
  'goals-for': 'Goals scored',
  'goals-against': 'Goals against',
  'shut-outs': 'Shut-outs',
  lots: 'Lots drawn by the organizer',
  'shoot-out': shootoutName,
  forfeit: 'A team that forfeited cannot win its group',
  withdrawal: 'Withdrawn',
  nothing: 'Nothing separates these teams',
};
