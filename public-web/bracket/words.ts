import type { Stage } from '../../domain/rule/match/match.ts';
import { translateTerm } from '../kit/server-terms.ts';

type SectionName = Exclude<Stage, 'group' | 'knockout'>;

/** Texts of the bracket view (operations specification, section 2). */
export const words = {
  round: (round: number) => `Round ${round}`,
  allRounds: 'All Rounds',
  filter: 'Rounds',
  sections: {
    consolation: 'Consolation',
    'third-place': 'Third place',
    placement: 'Placement games',
  } satisfies Record<SectionName, string> as Readonly<Record<Stage, string>>,
  title: 'Bracket',
  groups: 'Table',
  group: (name: string) => `Group ${name}`,
  awaitsLots: 'lots decide',
  groupGames: (group: string | null) => (group === null ? 'Group games' : `Games of group ${group}`),
  division: 'Division',
  empty: 'No brackets generated yet',
  toBeDetermined: 'TBD',
  bye: 'BYE',
  advances: 'Advances Automatically',
  team: (id: number) => `Team ${id}`,
  live: 'Live',
  winner: 'Winner',
  shootout: 'shoot-out',
  decisions: { withdrawn: 'Withdrawn', forfeit: 'Forfeit', both: 'Double forfeit' },
  versus: 'against',
  goesOn: (match: string) => `Winner plays on in ${translateTerm(match)}`,
  follow: { label: 'Follow a team', everyone: 'All teams', page: 'Its games, news and calendar' },
  zoom: { label: 'Zoom', in: 'Zoom in', out: 'Zoom out', fit: 'Fit' },
  overview: 'Overview',
  print: 'Print',
  walk: 'Tab reaches the bracket, the arrow keys lead from match to match. Drag to move it, Ctrl and wheel to zoom.',
  animation: {
    label: 'Animation',
    fold: 'Animation and preview',
    preview: 'Preview Animation',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    reset: 'Reset',
    animating: (round: number, rounds: number) => `Animating Round ${round}/${rounds}`,
    paused: 'Paused',
    progress: 'Progress',
    mode: 'Preview Mode',
    close: 'Close preview',
  },
} as const;
