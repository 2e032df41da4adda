import { accountCalls } from './account-calls.ts';
import { deletionCalls } from './deletion-calls.ts';
import { deliveryCalls } from './delivery-calls.ts';
import { drawCalls } from './draw-calls.ts';
import { gameRecords, scoreCalls } from './game-calls.ts';
import { importCalls } from './import-calls.ts';
import { ledgerCalls } from './ledger-calls.ts';
import { mailingCalls } from './mailing-calls.ts';
import { needCalls } from './need-calls.ts';
import { organizerCalls } from './organizer-calls.ts';
import { paperCalls } from './paper-calls.ts';
import { playerCalls } from './player-calls.ts';
import { recordsWith } from './records.ts';
import { registrationRecords } from './registration-calls.ts';
import { resultCalls } from './result-calls.ts';
import { saveExport } from './save-export.ts';
import { standingsCalls } from './standings-calls.ts';
import { teamCalls } from './team-calls.ts';
import { timetableCalls } from './timetable-calls.ts';
import { tournamentCalls, tournamentRecords } from './tournament-calls.ts';
import { waiverCalls } from './waiver-calls.ts';
import { withdrawalCalls } from './withdrawal-calls.ts';

/** Data provider of the back office: react-admin's methods for records, and a named method for every other call. */
export const provider = {
  ...recordsWith({
    tournaments: tournamentRecords,
    games: gameRecords,
    'tournament-registrations': registrationRecords,
  }),
  ...teamCalls,
  ...withdrawalCalls,
  ...importCalls,
  ...playerCalls,
  ...ledgerCalls,
  ...waiverCalls,
  ...mailingCalls,
  ...tournamentCalls,
  ...drawCalls,
  ...timetableCalls,
  ...scoreCalls,
  ...resultCalls,
  ...standingsCalls,
  ...deletionCalls,
  ...deliveryCalls,
  ...needCalls,
  ...organizerCalls,
  ...accountCalls,
  ...paperCalls,
  saveExport,
};
