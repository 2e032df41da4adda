import { paymentMethodLabel, paymentMethods } from '../../domain/payment/payment-method.ts';
import { individual, isIndividualTeam } from '../../domain/team/individual.ts';
import { wishedOptions } from '../../domain/use-case/tournament/new-tournament.ts';
import type { CsvColumn } from './csv.ts';

/** The file of a list: what its name begins with, and its columns. */
export interface ExportFile {
  readonly stem: string;
  readonly columns: readonly CsvColumn[];
}

const of = (heading: string, field: string): CsvColumn => [heading, (record) => record[field]];

const shortDay = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' });
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

const inTime = (format: Intl.DateTimeFormat, heading: string, field: string): CsvColumn => [
  heading,
  (record) => (record[field] instanceof Date ? format.format(record[field]) : ''),
];

/** The calendar day in New Jersey, in short US format. */
const day = (heading: string, field: string) => inTime(shortDay, heading, field);

const payment: CsvColumn = [
  'Payment',
  ({ paymentMethod, paymentMethodText }) => {
    const method = paymentMethods.find((known) => known === paymentMethod);
    return paymentMethodText ?? (method === undefined ? 'Not specified' : paymentMethodLabel(method));
  },
];

const amount: CsvColumn = [
  'Amount',
  ({ amountCents }) => (typeof amountCents === 'number' ? (amountCents / 100).toFixed(2) : ''),
];

/** Who has no team, or one of the old "Individual -" teams, plays alone. */
const team: CsvColumn = [
  'Team',
  ({ teamName }) => (typeof teamName === 'string' && !isIndividualTeam(teamName) ? teamName : individual),
];

/** The files of the back office by resource; the columns of the three that the specification knows are its tables'. */
export const exportFiles: Readonly<Record<string, ExportFile>> = {
  teams: {
    stem: 'teams',
    columns: [
      of('Team Name', 'name'),
      of('Captain', 'captainName'),
      of('Captain Email', 'captainEmail'),
      of('Captain Phone', 'captainPhone'),
      of('Tournament', 'tournament'),
      of('Players', 'currentPlayers'),
      of('Max Players', 'maxPlayers'),
      of('Skill Level', 'skillLevel'),
      of('Age Group', 'ageGroup'),
      of('Waiting List', 'waitlisted'),
    ],
  },
  players: {
    stem: 'players',
    columns: [
      of('Name', 'name'),
      of('Email', 'email'),
      of('Phone', 'phone'),
      of('Age', 'age'),
      of('Birth Year', 'birthYear'),
      team,
      of('Skill Level', 'skillLevel'),
      of('Club', 'currentClub'),
      of('Tournament', 'tournament'),
      payment,
      of('Payment Confirmed', 'paymentConfirmed'),
      of('Payment Reference', 'paymentReference'),
      day('Registration Date', 'registrationDate'),
      of('Parent Name', 'parentName'),
      of('Parent Email', 'parentEmail'),
      of('Parent Phone', 'parentPhone'),
      of('Flags', 'flags'),
      of('Waiver', 'waiverState'),
      ...wishedOptions.map(({ value, label }) => of(label, value)),
    ],
  },
  'pre-registrations': {
    stem: 'pre_registrations_export',
    columns: [
      of('Name', 'name'),
      of('Sex', 'sex'),
      of('Age', 'age'),
      of('Email', 'email'),
      of('Phone', 'phone'),
      day('Registration Date', 'createdAt'),
    ],
  },
  'tournament-registrations': {
    stem: 'registrations',
    columns: [
      of('Player', 'playerName'),
      of('Email', 'playerEmail'),
      of('Phone', 'playerPhone'),
      of('Tournament', 'tournamentName'),
      team,
      of('Age Bracket', 'ageBracket'),
      of('Payment Status', 'paymentStatus'),
      payment,
      amount,
      of('Payment Reference', 'paymentReference'),
      day('Registration Date', 'registrationDate'),
      of('Notes', 'notes'),
      of('Flags', 'flags'),
      of('Waiver', 'waiverState'),
    ],
  },
  tournaments: {
    stem: 'tournaments',
    columns: [
      of('Tournament Name', 'name'),
      of('Date', 'date'),
      of('Age Group', 'ageGroup'),
      of('Location', 'location'),
      of('Status', 'status'),
      of('Teams', 'teamCount'),
      of('Max Teams', 'maxTeams'),
      of('Registrations', 'registrationCount'),
      of('Visible', 'visible'),
      of('Registration Open', 'registrationOpen'),
      of('Registration Deadline', 'registrationDeadline'),
    ],
  },
  'all-games': {
    stem: 'games',
    columns: [
      of('Tournament', 'tournamentName'),
      of('Division', 'ageBracket'),
      of('Stage', 'stage'),
      of('Round', 'round'),
      of('Team 1', 'team1Name'),
      of('Team 2', 'team2Name'),
      of('Score 1', 'team1Score'),
      of('Score 2', 'team2Score'),
      of('Field', 'field'),
      inTime(moment, 'Start', 'startTime'),
      of('Status', 'status'),
    ],
  },
  messages: {
    stem: 'messages',
    columns: [
      of('Recipient', 'recipient'),
      of('Subject', 'subject'),
      of('State', 'state'),
      of('Attempts', 'attempts'),
      of('Last Error', 'lastError'),
      inTime(moment, 'Created', 'createdAt'),
      inTime(moment, 'Sent', 'sentAt'),
    ],
  },
  audit: {
    stem: 'audit',
    columns: [
      inTime(moment, 'When', 'at'),
      of('Who', 'who'),
      of('Kind', 'kind'),
      of('Known By', 'proved'),
      of('What', 'what'),
      of('Of', 'thing'),
      of('Number', 'recordId'),
      ['From', ({ from }) => (from === null ? '' : JSON.stringify(from))],
      ['To', ({ to }) => (to === null ? '' : JSON.stringify(to))],
      of('Request', 'requestId'),
      of('Source', 'source'),
    ],
  },
};
