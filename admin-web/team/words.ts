import { leadLabels, teamStateLabels } from '../../domain/answer/team/listed-team.ts';
import { teamName } from '../../domain/use-case/team/new-team.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';

/** Every sentence about teams. */
export const words = {
  title: 'Teams',
  count: (teams: number) => (teams === 1 ? '1 team' : `${teams.toLocaleString('en-US')} teams`),
  add: 'Add Team',
  loading: 'Loading the teams…',
  failed: 'Failed to fetch teams',
  none: { title: 'No team yet', text: 'Teams appear as captains register them, or as you add them.' },
  columns: {
    name: teamName.label,
    captain: 'Captain',
    contact: 'Contact',
    tournament: teamForm.fields.tournamentId.label,
    players: 'Players',
    skillLevel: teamForm.fields.skillLevel.label,
    actions: 'Actions',
  },
  sorts: { name: 'Name', tournament: teamForm.fields.tournamentId.label, players: 'Players' },
  skills: { label: 'Skill level', all: 'All levels' },
  places: { label: 'Places', all: 'All teams', waitlisted: 'On the waiting list', open: 'With open places' },
  noCaptain: 'No captain yet',
  ...teamStateLabels,
  confirmation: { label: 'Confirmed', all: 'Confirmed or not', unconfirmed: 'Unconfirmed' },
  drop: {
    action: 'Drop unconfirmed',
    title: 'Drop unconfirmed teams',
    loading: 'Looking at what follows…',
    teams: (teams: number) =>
      teams === 1
        ? '1 team goes: its captain has opened no mail, and nobody has paid.'
        : `${teams} teams go: their captains have opened no mail, and nobody has paid.`,
    none: 'None of the selected teams is unconfirmed.',
    registrations: (registrations: number) =>
      registrations === 1
        ? '1 registration goes with them, without a mail.'
        : `${registrations} registrations go with them, without a mail.`,
    freeAgents: (players: number) =>
      players === 1
        ? '1 player who has opened a mail stays as a free agent and is told.'
        : `${players} players who have opened a mail stay as free agents and are told.`,
    kept: (names: readonly string[]) => `These stay: ${names.join(', ')}.`,
    done: (teams: number) => (teams === 1 ? '1 team dropped' : `${teams} teams dropped`),
    failed: 'Failed to drop teams',
  },
  release: {
    title: (places: number) => (places === 1 ? '1 place will be released' : `${places} places will be released`),
    text: 'Nobody has opened our mail to these teams or paid. They go to the waiting list, and the next team gets the place.',
    when: (at: string, letters: number) => `${at}, ${['no mail so far', '1 mail sent', '2 mails sent'][letters]}`,
    keep: 'Keep',
    keepOf: (team: string) => `Keep the place of ${team}`,
    kept: (team: string) => `${team} keeps its place`,
    failed: 'Failed to keep the place',
  },
  players: (current: number, max: number) => `${current}/${max}`,
  roster: 'Roster',
  create: { title: 'Create New Team', submit: 'Create Team', done: 'Team created', failed: 'Failed to create team' },
  edit: { title: 'Edit Team', submit: 'Save Team', done: 'Team updated', failed: 'Failed to update team' },
  captain: {
    title: 'Assign Team Captain',
    action: 'Assign Captain',
    choose: 'Captain',
    missing: 'Please select a player',
    none: 'Nobody is on this roster yet: add a player first.',
    submit: 'Assign Captain',
    done: 'Captain assigned',
    failed: 'Failed to assign captain',
  },
  lead: {
    badge: leadLabels,
    or: 'Somebody who does not play leads it?',
    open: 'Enter a parent or coach',
    title: 'Parent or Coach',
    text: 'They are mailed the link to the captain’s page and take no place on the roster. Whoever led the team is told.',
    submit: 'Let them lead the team',
    done: 'They lead the team now',
    failed: 'Failed to enter who leads the team',
    now: (name: string) => `${name} leads this team without playing.`,
    remove: 'Take away',
    removed: 'The team needs a captain now',
    removeFailed: 'Failed to take them away',
    newCode: (name: string) => `New invitation code: ${name} knows the old one, and it stops working`,
  },
  remove: {
    action: 'Delete Team',
    done: 'Team deleted',
    failed: 'Failed to delete team',
    text: (name: string) => `Are you sure you want to delete ${name}?`,
    players: (players: number) =>
      players === 1
        ? '1 player leaves the roster and stays registered as a free agent.'
        : `${players} players leave the roster and stay registered as free agents.`,
    told: (players: number) => {
      if (players === 0) return 'Nobody is told by mail.';
      return players === 1 ? '1 player will be told by mail.' : `${players} players will be told by mail.`;
    },
    toldNow: (players: number) =>
      players === 1 ? '1 player is told by mail.' : `${players} players are told by mail.`,
    requests: (wishes: number) =>
      wishes === 1 ? '1 request to join it ends, with a mail.' : `${wishes} requests to join it end, each with a mail.`,
    many: 'Their players stay registered as free agents and are told by mail.',
    captain: (name: string) => `captain ${name}`,
    freed: (players: number) =>
      players === 1 ? '1 player becomes a free agent' : `${players} players become free agents`,
    paid: (amount: string) => `${amount} paid`,
    allPaid: (amount: string) => `${amount} was paid by their players; it stays with their registrations.`,
    withdrawn: 'withdrawn, not deleted: it has games',
    code: 'Its invitation code stops working.',
    games: 'A team with games is withdrawn instead: what was played stays.',
  },
  rosterOf: (name: string) => `Roster of ${name}`,
  rosterDialog: {
    empty: 'Nobody is on this roster yet.',
    captain: 'Captain',
    waiver: (state: string) => `Waiver ${state}`,
    add: 'Add a player of this tournament',
    addHint: 'Free agents first; a player of another team is moved.',
    addSubmit: 'Add to roster',
    added: (name: string) => `${name} is on the roster`,
    addFailed: 'Failed to add player to team',
    remove: 'Remove from team',
    removed: (name: string) => `${name} is a free agent now`,
    removeFailed: 'Failed to remove player from team',
    move: 'Move to team',
    moved: (name: string) => `${name} has moved`,
    moveFailed: 'Failed to move player',
    full: 'The roster is full.',
    freeAgent: 'free agent',
    nobody: 'Everybody in this tournament is on this roster.',
  },
  mail: {
    title: 'Mail the captain',
    submit: 'Send',
    done: 'Message on its way',
    failed: 'Failed to send message',
  },
  noEmail: 'A captain without one leaves it empty: no letter is written.',
  tournamentHint: 'A team stays in the tournament it was made for.',
} as const;
