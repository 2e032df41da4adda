import { tournamentForm } from '../../domain/use-case/tournament/edit-tournament.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { usualVenue } from '../../domain/venue/usual-venue.ts';

const { fields } = tournamentForm;

/** Every sentence about tournaments. */
export const words = {
  title: 'Tournaments',
  count: (tournaments: number) => (tournaments === 1 ? '1 tournament' : `${tournaments} tournaments`),
  searchHint: 'Name or location',
  create: 'Create Tournament',
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
  dateHint: 'As families read it; a day like 2027-03-14 also fills the calendar. TBA while it is open.',
  hours: {
    title: fields.playingHours.label,
    hint: `By the clocks of New Jersey. Left empty: ${usualVenue.startTime} to ${usualVenue.endTime} on the first day.`,
    day: (number: number) => `Day ${number}`,
    start: (number: number) => `Start of day ${number}`,
    end: (number: number) => `End of day ${number}`,
    add: 'Add a day of play',
    remove: (number: number) => `Remove day ${number}`,
  },
  asksHint: 'Optional for families. What is ticked is asked in every form of a player for this tournament.',
  testHint: 'Goes with Delete Test Data, and all that is made in it.',
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
  remove: {
    action: 'Delete Tournament',
    done: 'Tournament deleted',
    failed: 'Failed to delete tournament',
    text: (name: string) => `Are you sure you want to delete ${name}?`,
    goes: (teams: number, registrations: number) =>
      `${counted(teams, 'team')} and ${counted(registrations, 'registration')} go with it, paid ones too.`,
    games: 'Its brackets, games, scores and goals go with it.',
    people: 'The people stay on file.',
  },
  freeAgents: 'Free Agents',
  teamsOf: (teams: number, max: number) => `${teams}/${max}`,
  closesAll: {
    title: 'Registration closed',
    text: 'Every public registration is closed while it is. Site settings say so, and can change it.',
  },
  statuses: { upcoming: 'Upcoming', active: 'Active', completed: 'Past' },
  switches: {
    visible: {
      on: 'Show',
      off: 'Hide',
      failed: 'Failed to update visibility',
    },
    registrationOpen: {
      on: 'Open',
      off: 'Closed',
      failed: 'Failed to update registration status',
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
