import type { Fields } from '../../domain/form/form.ts';
import { paymentMethodLabel, paymentMethods } from '../../domain/payment/payment-method.ts';
import { individual, isIndividualTeam } from '../../domain/team/individual.ts';
import { newChangeRequest, organizersAnswer } from '../../domain/use-case/change-request/change-request-form.ts';
import { birthYear } from '../../domain/use-case/newcomer/player-fields.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { newPreRegistration } from '../../domain/use-case/registration/new-pre-registration.ts';
import { registrationForm } from '../../domain/use-case/registration/registration-form.ts';
import { kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { captainLetter } from '../../domain/use-case/team/mail-captain.ts';
import { teamName } from '../../domain/use-case/team/new-team.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { tournamentForm } from '../../domain/use-case/tournament/edit-tournament.ts';
import { wishedOptions } from '../../domain/use-case/tournament/new-tournament.ts';
import type { CsvColumn } from './csv.ts';

/** The file of a list: what its name begins with, and its columns. */
export interface ExportFile {
  readonly stem: string;
  readonly columns: readonly CsvColumn[];
}

const of = (heading: string, field: string): CsvColumn => [heading, (record) => record[field]];

/** Columns that are headed as the form heads its inputs. */
const asked = <F extends Fields>(fields: F, ...names: readonly (keyof F & string)[]): readonly CsvColumn[] =>
  names.map((name) => of(fields[name]?.label ?? '', name));

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
  playerForm.fields.teamId.label,
  ({ teamName }) => (typeof teamName === 'string' && !isIndividualTeam(teamName) ? teamName : individual),
];

/** The files of the back office by resource; the columns of the three that the specification knows are its tables'. */
export const exportFiles: Readonly<Record<string, ExportFile>> = {
  teams: {
    stem: 'teams',
    columns: [
      of(teamName.label, 'name'),
      of('Captain', 'captainName'),
      of('Captain Email', 'captainEmail'),
      of('Captain Phone', 'captainPhone'),
      of(teamForm.fields.tournamentId.label, 'tournament'),
      of('Players', 'currentPlayers'),
      of('Max Players', 'maxPlayers'),
      ...asked(teamForm.fields, 'skillLevel'),
      of('Age Group', 'ageGroup'),
      of('Waiting List', 'waitlisted'),
    ],
  },
  players: {
    stem: 'players',
    columns: [
      ...asked(playerForm.fields, 'name', 'email', 'phone'),
      of('Age', 'age'),
      of(birthYear.label, 'birthYear'),
      team,
      ...asked(playerForm.fields, 'skillLevel'),
      of('Club', 'currentClub'),
      of(playerForm.fields.tournamentId.label, 'tournament'),
      payment,
      of('Payment Confirmed', 'paymentConfirmed'),
      of('Payment Reference', 'paymentReference'),
      day('Registration Date', 'registrationDate'),
      ...asked(playerForm.fields, 'parentName', 'parentEmail', 'parentPhone'),
      of('Flags', 'flags'),
      of('Waiver', 'waiverState'),
      ...wishedOptions.map(({ value, label }) => of(label, value)),
    ],
  },
  'pre-registrations': {
    stem: 'pre_registrations_export',
    columns: [
      ...asked(newPreRegistration.fields, 'name', 'sex', 'age', 'email', 'phone'),
      day('Registration Date', 'createdAt'),
    ],
  },
  'tournament-registrations': {
    stem: 'registrations',
    columns: [
      of(registrationForm.fields.playerId.label, 'playerName'),
      of(playerForm.fields.email.label, 'playerEmail'),
      of(playerForm.fields.phone.label, 'playerPhone'),
      of(registrationForm.fields.tournamentId.label, 'tournamentName'),
      team,
      of('Age Bracket', 'ageBracket'),
      of('Payment Status', 'paymentStatus'),
      payment,
      amount,
      of('Payment Reference', 'paymentReference'),
      day('Registration Date', 'registrationDate'),
      ...asked(registrationForm.fields, 'notes'),
      of('Flags', 'flags'),
      of('Waiver', 'waiverState'),
    ],
  },
  tournaments: {
    stem: 'tournaments',
    columns: [
      of('Tournament Name', 'name'),
      ...asked(tournamentForm.fields, 'date'),
      of('Age Group', 'ageGroup'),
      ...asked(tournamentForm.fields, 'location', 'status'),
      of('Teams', 'teamCount'),
      of('Max Teams', 'maxTeams'),
      of('Registrations', 'registrationCount'),
      ...asked(tournamentForm.fields, 'visible'),
      of('Registration Open', 'registrationOpen'),
      of('Registration Deadline', 'registrationDeadline'),
    ],
  },
  'all-games': {
    stem: 'games',
    columns: [
      of(registrationForm.fields.tournamentId.label, 'tournamentName'),
      of('Division', 'ageBracket'),
      of('Stage', 'stage'),
      of('Round', 'round'),
      of('Team 1', 'team1Name'),
      of('Team 2', 'team2Name'),
      of('Score 1', 'team1Score'),
      of('Score 2', 'team2Score'),
      ...asked(kickoffEntry.fields, 'field'),
      inTime(moment, 'Start', 'startTime'),
      of('Status', 'status'),
    ],
  },
  'change-requests': {
    stem: 'change_requests',
    columns: [
      inTime(moment, 'Asked', 'askedAt'),
      of(registrationForm.fields.playerId.label, 'playerName'),
      of(newChangeRequest.fields.kind.label, 'kind'),
      of(registrationForm.fields.tournamentId.label, 'tournament'),
      of(newChangeRequest.fields.toTournamentId.label, 'toTournament'),
      team,
      of('Refund Wanted', 'isRefundWanted'),
      ['Paid', ({ paidCents }) => (typeof paidCents === 'number' ? (paidCents / 100).toFixed(2) : '')],
      payment,
      of('Payment Reference', 'paymentReference'),
      of(newChangeRequest.fields.reason.label, 'reason'),
      of('State', 'state'),
      of('Decided By', 'decidedBy'),
      of(organizersAnswer.fields.remark.label, 'remark'),
      inTime(moment, 'Answered', 'answeredAt'),
    ],
  },
  messages: {
    stem: 'messages',
    columns: [
      of('Recipient', 'recipient'),
      ...asked(captainLetter.fields, 'subject'),
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
