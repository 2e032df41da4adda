import { placementPlan } from '../../domain/use-case/free-agent/placement-plan.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';

/** Every sentence about placing free agents. */
export const words = {
  title: 'Free Agents',
  remark: 'Look at the proposal, change it by hand, apply it. Everybody placed gets a mail; nothing happens before.',
  choose: preferredTournament.label,
  unchosen: { title: 'Select a tournament', text: 'Who of its free agents plays where is proposed here.' },
  loading: 'Loading the proposal…',
  none: { title: 'No free agents', text: 'Everybody in this tournament has a team.' },
  summary: (placed: number, all: number) => `${placed} of ${all} free agents get a place`,
  teams: 'Teams with open places',
  newTeams: placementPlan.fields.newTeams.label,
  left: 'Stay free agents',
  nobodyLeft: 'Nobody.',
  noTeams: 'No team has an open place.',
  players: (players: number, max: number) => `${players}/${max}`,
  captainFirst: 'Whoever registered first leads the team.',
  tooFew: (least: number) => `Needs at least ${least} players`,
  tooMany: (most: number) => `Takes at most ${most} players`,
  name: teamForm.fields.name.label,
  place: (player: string) => `Place of ${player}`,
  stays: 'Stays a free agent',
  newTeam: (name: string) => `New team ${name}`,
  playWith: (friend: string) => `with ${friend}`,
  apply: (players: number) => (players === 1 ? 'Place 1 player' : `Place ${players} players`),
  applied: 'Free agents placed',
  appliedText: (players: number) => `${players} players are told by mail.`,
  applyFailed: 'Failed to place free agents',
  again: 'Back to the proposal',
  undo: 'Undo the last placement',
  undoText: (players: number, when: string) => `${players} players were placed ${when}.`,
  undone: 'Placement undone',
  undoFailed: 'Failed to undo the placement',
} as const;
