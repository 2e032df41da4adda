import { tournamentStatusLabels } from '../../domain/answer/tournament/listed-tournament.ts';
import type { TestMarks } from '../../domain/tournament/holdings.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { usualVenue } from '../../domain/venue/usual-venue.ts';

const { fields } = tournamentForm;

/** Every sentence about tournaments. */
export const words = {
  title: 'Tournaments',
  count: (tournaments: number) => (tournaments === 1 ? '1 tournament' : `${tournaments} tournaments`),
  searchHint: 'Name or location',
  create: 'Create Tournament',
  divisions: { label: 'Division', all: 'All divisions' },
  columns: {
    name: 'Tournament Name',
    date: fields.date.label,
    ageGroup: 'Age Group',
    location: fields.location.label,
    status: fields.status.label,
    visible: 'Visibility',
    registrationOpen: 'Registration',
    teams: 'Teams',
    actions: 'Actions',
  },
  tournament: preferredTournament.label,
  filter: { label: preferredTournament.label, all: 'All Tournaments' },
  statusFilter: { label: fields.status.label, all: 'All states' },
  edit: {
    title: 'Edit Tournament',
    submit: 'Save Tournament',
    done: 'Tournament updated',
    failed: 'Failed to update tournament',
  },
  dateHint: 'As families read it. A day such as 2027-03-14, 3/14/2027 or March 14, 2027 also fills the calendar.',
  noDayHint: 'This is no day of the calendar: families get no calendar entry and no reminders until there is one.',
  hours: {
    title: fields.playingHours.label,
    hint: `By the clocks of New Jersey. Left empty: ${usualVenue.startTime} to ${usualVenue.endTime} on the first day. An end at 12:00 AM is midnight.`,
    day: (number: number) => `Day ${number}`,
    start: (number: number) => `Start of day ${number}`,
    end: (number: number) => `End of day ${number}`,
    add: 'Add a day of play',
    remove: (number: number) => `Remove day ${number}`,
  },
  fate: {
    title: 'The timetable is on the earlier date',
    hoursTitle: 'The timetable is in the earlier hours',
    label: 'What becomes of it?',
    stands: (day: string, games: number) =>
      games === 1
        ? `1 game is still to be played on ${day}.`
        : `${games} games are still to be played, from ${day} on.`,
    started: (games: number) =>
      games === 1 ? '1 game has started: it stays as it is.' : `${games} games have started: they stay as they are.`,
    families: (families: number) =>
      families === 0
        ? 'No family was told of this timetable yet.'
        : families === 1
          ? '1 family was told of it, and gets one letter about what changes.'
          : `${families} families were told of it, and get one letter each about what changes.`,
    move: (games: number, day: string, from: string, to: string) =>
      `Move ${games === 1 ? '1 game' : `${games} games`} to ${day}, ${from} to ${to}`,
    clear: 'Clear timetable and brackets, to draw again later',
    keep: (day: string) => `Keep the games on ${day}`,
    keepTimes: 'Keep the games at their times',
  },
  asksHint: 'Optional for families. What is ticked is asked in every form of a player for this tournament.',
  testHint: 'Goes with Delete Test Data, and all that is made in it.',
  testMarks: {
    throughout: fields.isTestThroughout.label,
    now: ({ markedTeams, realTeams, markedPlayers, realPlayers }: TestMarks) =>
      `Marked as test: ${counted(markedTeams, 'team')} and ${counted(markedPlayers, 'player')}. Not marked: ${counted(realTeams, 'team')} and ${counted(realPlayers, 'player')}.`,
    stay: (players: number) =>
      players === 1
        ? '1 player is not marked, and stays on file as real when test data are deleted.'
        : `${players} players are not marked, and stay on file as real when test data are deleted.`,
    still: (teams: number, players: number) =>
      `${counted(teams, 'team')} and ${counted(players, 'player')} are still marked as test, and go when test data are deleted.`,
    elsewhere: (players: number) =>
      players === 1
        ? '1 player also plays in a real tournament, and always stays.'
        : `${players} players also play in a real tournament, and always stay.`,
  },
  prices: {
    inDollars: (price: string) => `${price} in dollars`,
    regular: 'Left empty: the fee of the site. 0 is free. Who has registered keeps the price of then.',
    sibling: 'From the second child of a family on, by phone or parent email.',
    early: 'Lower than the price; for whoever registers by the day beside.',
    until: 'The whole day, in New Jersey.',
  },
  ageYearHint: 'Left empty: the year of the first day.',
  embed: {
    action: 'Show on another site',
    title: 'Show on another site',
    text: 'Copy this into a page of your club. It follows the games by itself.',
    hidden: 'This tournament is hidden: the frame shows nothing until it is visible.',
    kind: 'What is shown',
    snippet: 'Snippet',
    copy: 'Copy Snippet',
    copied: 'The snippet is copied',
    notCopied: 'Could not copy: please select the snippet',
    look: 'Look at it',
  },
  interested: {
    action: 'Write to the interested',
    title: 'Write to the interested',
    text: (people: number, name: string) =>
      people === 1
        ? `1 person wanted to hear when the next tournament opens, and has no letter about ${name} yet.`
        : `${people.toLocaleString('en-US')} people wanted to hear when the next tournament opens, and have no letter about ${name} yet.`,
    none: (name: string) => `Everybody who wanted to hear of tournaments has a letter about ${name}.`,
    closed: 'Letters can leave once families see this tournament and registration is open.',
    letter: 'Each gets one letter with a link that fills the form, and one that ends these letters.',
    submit: (people: number) =>
      people === 1 ? 'Write to 1 person' : `Write to ${people.toLocaleString('en-US')} people`,
    done: 'Letters on the way',
    told: (people: number) => counted(people, 'letter'),
    failed: 'The letters could not be written',
    later: 'Not now',
    counting: 'Counting…',
  },
  repeat: {
    action: 'Copy Tournament',
    title: 'Copy Tournament',
    of: (name: string) => `${name} on another date, with its settings, prices, hours of play and rules.`,
    text: 'Teams, players, games and results stay where they are. The copy starts hidden, with registration closed.',
    submit: 'Make the Copy',
    done: 'Tournament copied',
    starts: (name: string) => `${name} is hidden and closed: look at it, then show it and open it.`,
    failed: 'Failed to copy tournament',
  },
  remove: {
    action: 'Delete Tournament',
    done: 'Tournament deleted',
    failed: 'Failed to delete tournament',
    text: (name: string) => `Are you sure you want to delete ${name}?`,
    goes: (teams: number, registrations: number) =>
      `${counted(teams, 'team')} and ${counted(registrations, 'registration')} go with it, paid ones too.`,
    games: 'Its brackets, games, scores and goals go with it.',
    people: 'The people stay on file.',
    money: 'Money received stays on record, as to be refunded.',
  },
  freeAgents: 'Free Agents',
  paper: 'Paper',
  results: 'Results to families',
  teamsOf: (teams: number, max: number) => `${teams}/${max}`,
  closesAll: {
    title: 'Registration closed',
    text: 'Every public registration is closed while it is. Site settings say so, and can change it.',
  },
  statuses: tournamentStatusLabels,
  closingHint: 'Closing one may close all public registration: Site Settings says whether it does.',
  switches: {
    visible: {
      on: 'Show',
      off: 'Hide',
      failed: 'Failed to update visibility',
      turned: (name: string, isOn: boolean) => (isOn ? `Families see ${name} now` : `${name} is hidden from families`),
    },
    registrationOpen: {
      on: 'Open',
      off: 'Closed',
      failed: 'Failed to update registration status',
      turned: (name: string, isOn: boolean) => `Registration for ${name} is ${isOn ? 'open' : 'closed'}`,
    },
  },
  none: {
    title: 'No tournament yet',
    text: 'Create the first one: families see it as soon as it is visible.',
  },
  failed: 'Failed to fetch tournaments',
  loading: 'Loading the tournaments…',
  dividedHint: 'One division for each age bracket, within the one tournament.',
  deadlineHint: 'The last day to register, until midnight in New Jersey. Left empty: until it starts.',
  cancel: 'Cancel',
  created: (name: string) => `${name} takes its place in the list.`,
  createdTitle: 'Tournament created successfully',
  createFailed: 'Failed to create tournament',
} as const;

function counted(number: number, one: string): string {
  return number === 1 ? `1 ${one}` : `${number.toLocaleString('en-US')} ${one}s`;
}
