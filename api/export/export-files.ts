import { forfeiters } from '../../domain/answer/game/forfeit.ts';
import { gameStatusLabels, type ListedGame, stageLabels } from '../../domain/answer/game/listed-game.ts';
import { isUncounted } from '../../domain/answer/game/uncounted.ts';
import { messageStateLabels } from '../../domain/answer/mail/listed-message.ts';
import {
  flagLabels,
  paymentStateLabels,
  waiverConfirmedByLabels,
  waiverStateLabels,
} from '../../domain/answer/registration/listed-registration.ts';
import { teamStateLabels } from '../../domain/answer/team/listed-team.ts';
import { tournamentStatusLabels } from '../../domain/answer/tournament/listed-tournament.ts';
import { detailNames } from '../../domain/rule/player/player-details.ts';
import { teamDetailNames } from '../../domain/rule/team/team-details.ts';
import { captainLetter } from '../../domain/use-case/captain/captain-forms.ts';
import { gameNotes } from '../../domain/use-case/game/game-notes-form.ts';
import { importEntry } from '../../domain/use-case/import/import-entry.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { newPreRegistration } from '../../domain/use-case/registration/new-pre-registration.ts';
import { birthYear } from '../../domain/use-case/registration/player-fields.ts';
import { registrationForm } from '../../domain/use-case/roster/registration-form.ts';
import { kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { teamName } from '../../domain/use-case/team/new-team.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { newTournament, wishedOptions } from '../../domain/use-case/tournament/new-tournament.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { auditFile } from './audit-file.ts';
import type { CsvColumn, ExportFile } from './csv.ts';
import { asked, day, dollarsOf, inTime, labelled, moment, of, owed, payment, team } from './csv-columns.ts';
import { ledgerFile } from './ledger-file.ts';

/** Builds the cell of a game column from the row as it was read. */
const ofGame =
  (cell: (game: ListedGame) => unknown): CsvColumn[1] =>
  (record) =>
    cell(record as unknown as ListedGame);

/** Returns a team's name as on screen: the number of a team whose name is gone, TBD for an unknown one. */
const nameOf = (id: number | null, name: string | null) => name ?? (id === null ? 'TBD' : `Team ${id}`);

/** Details asked in every tournament; those that only some tournaments ask for have columns of their own. */
const alwaysAsked = detailNames.filter((name) => !wishedOptions.some(({ value }) => value === name));

const side = (heading: string, one: 'team1' | 'team2'): CsvColumn => [
  heading,
  ofGame((game) => nameOf(game[`${one}Id`], game[`${one}Name`])),
];

/** Column of goals; empty before a game has begun, since 0 would be wrong. */
const scoreOf = (heading: string, one: 'team1Score' | 'team2Score'): CsvColumn => [
  heading,
  ofGame((game) => (game.status === 'scheduled' ? '' : game[one])),
];

/** Files of the back office by resource; three of them have the columns of the specification's tables. */
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
      ...asked(teamForm.fields, ...teamDetailNames),
      of('Age Group', 'ageGroup'),
      of('Waiting List', 'waitlisted'),
      ['State', ({ isActive }) => (isActive === false ? teamStateLabels.withdrawn : '')],
      of(teamStateLabels.unconfirmed, 'unconfirmed'),
      of(teamStateLabels.sharesName, 'sharesName'),
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
      labelled('Flags', 'flags', flagLabels),
      labelled('Waiver', 'waiverState', waiverStateLabels),
      ...wishedOptions.map(({ value, label }) => of(label, value)),
      of('Age Bracket', 'ageBracket'),
      labelled('Payment Status', 'paymentStatus', paymentStateLabels),
      dollarsOf('Amount', 'amountCents'),
      ...asked(registrationForm.fields, 'notes'),
      of('Play With', 'playWith'),
      of('Perhaps Twice On File', 'sameAs'),
      of('Leads the team', 'isCaptain'),
      ...asked(importEntry.fields, ...alwaysAsked, 'language'),
      dollarsOf('Received', 'receivedCents'),
      owed,
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
      labelled('Payment Status', 'paymentStatus', paymentStateLabels),
      payment,
      dollarsOf('Amount', 'amountCents'),
      of('Payment Reference', 'paymentReference'),
      day('Registration Date', 'registrationDate'),
      ...asked(registrationForm.fields, 'notes'),
      labelled('Flags', 'flags', flagLabels),
      labelled('Waiver', 'waiverState', waiverStateLabels),
      of('Play With', 'playWith'),
      of('Unconfirmed', 'unconfirmed'),
      labelled('Waiver Confirmed', 'waiverConfirmedBy', waiverConfirmedByLabels),
      dollarsOf(newTournament.fields.priceCents.label, 'priceCents'),
      dollarsOf('Received', 'receivedCents'),
      owed,
    ],
  },
  tournaments: {
    stem: 'tournaments',
    columns: [
      of('Tournament Name', 'name'),
      ...asked(tournamentForm.fields, 'date'),
      of('Age Group', 'ageGroup'),
      ...asked(tournamentForm.fields, 'location'),
      labelled(tournamentForm.fields.status.label, 'status', tournamentStatusLabels),
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
      labelled('Stage', 'stage', stageLabels),
      of('Round', 'round'),
      side('Team 1', 'team1'),
      side('Team 2', 'team2'),
      scoreOf('Score 1', 'team1Score'),
      scoreOf('Score 2', 'team2Score'),
      of('Shoot-out 1', 'team1Shootout'),
      of('Shoot-out 2', 'team2Shootout'),
      [
        'Winner',
        ofGame(
          ({ winnerId, team1Id, ...game }) =>
            winnerId && nameOf(winnerId, winnerId === team1Id ? game.team1Name : game.team2Name),
        ),
      ],
      ['Forfeited By', ofGame(forfeiters)],
      ['Withdrawn', ofGame((game) => (game.isWithdrawal ? forfeiters(game) : []))],
      ['Abandoned', ofGame((game) => game.isAbandoned || null)],
      ['Does Not Count', ofGame((game) => isUncounted(game) || null)],
      ...asked(kickoffEntry.fields, 'field'),
      inTime(moment, 'Start', 'startTime'),
      labelled('Status', 'status', gameStatusLabels),
      ...asked(gameNotes.fields, 'notes'),
    ],
  },
  ledger: ledgerFile,
  messages: {
    stem: 'messages',
    columns: [
      of('Recipient', 'recipient'),
      ...asked(captainLetter.fields, 'subject'),
      labelled('State', 'state', messageStateLabels),
      of('Attempts', 'attempts'),
      of('Last Error', 'lastError'),
      inTime(moment, 'Created', 'createdAt'),
      inTime(moment, 'Sent', 'sentAt'),
    ],
  },
  audit: auditFile,
};
