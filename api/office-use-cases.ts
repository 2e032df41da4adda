import type { Provider } from '@nestjs/common';
import { Audit } from '../domain/audit/audit.ts';
import { Brackets } from '../domain/bracket/brackets.ts';
import { ApplyPlacement } from '../domain/free-agent/apply-placement.ts';
import { FreeAgents } from '../domain/free-agent/free-agents.ts';
import { Placements } from '../domain/free-agent/placements.ts';
import { PlacingOffice } from '../domain/free-agent/placing-office.ts';
import { PreviewPlacement } from '../domain/free-agent/preview-placement.ts';
import { UndoPlacement } from '../domain/free-agent/undo-placement.ts';
import { JoinRequests } from '../domain/join-request/join-requests.ts';
import { Outbox } from '../domain/mail/outbox.ts';
import { DeadLetters, RetryLetter } from '../domain/mail/retry-letter.ts';
import { RecordPayment, RecordPlayerPayment } from '../domain/payment/record-payment.ts';
import { AddPlayer } from '../domain/player/add-player.ts';
import { DeletePlayer } from '../domain/player/delete-player.ts';
import { EditSheet } from '../domain/player/edit-sheet.ts';
import { Players } from '../domain/player/players.ts';
import { AddRegistration } from '../domain/registration/add-registration.ts';
import { DeleteRegistration } from '../domain/registration/delete-registration.ts';
import { RegistrationDesk } from '../domain/registration/registration-desk.ts';
import { Registrations } from '../domain/registration/registrations.ts';
import { Secrets } from '../domain/secret/secrets.ts';
import { Seal } from '../domain/session/seal.ts';
import { BackOffice } from '../domain/site/back-office.ts';
import { ChangeSite } from '../domain/site/change-site.ts';
import { Links } from '../domain/site/links.ts';
import { Removals } from '../domain/site/removals.ts';
import { Site } from '../domain/site/site-settings.ts';
import { AddTeam } from '../domain/team/add-team.ts';
import { AssignCaptain } from '../domain/team/assign-captain.ts';
import { AddToRoster, RemoveFromRoster } from '../domain/team/change-roster.ts';
import { DeleteTeam } from '../domain/team/delete-team.ts';
import { EditTeam } from '../domain/team/edit-team.ts';
import { MailCaptain } from '../domain/team/mail-captain.ts';
import { OfficeDesk } from '../domain/team/office-desk.ts';
import { PreviewTeamDeletion } from '../domain/team/preview-team-deletion.ts';
import { ReplaceCode } from '../domain/team/replace-code.ts';
import { ReplaceInvitationCode } from '../domain/team/replace-invitation-code.ts';
import { Teams } from '../domain/team/teams.ts';
import { Clock } from '../domain/time/clock.ts';
import { ChangeTournament } from '../domain/tournament/change-tournament.ts';
import { CreateTournament } from '../domain/tournament/create-tournament.ts';
import { DeleteTests, DeleteTournament } from '../domain/tournament/delete-tournament.ts';
import { EditTournament } from '../domain/tournament/edit-tournament.ts';
import { Tournaments } from '../domain/tournament/tournaments.ts';
import { inOneTransaction, plays } from './providers.ts';

/** What the use cases of the back office are made of. */
export const officeUseCases: readonly Provider[] = [
  plays(OfficeDesk, OfficeDesk, [
    Tournaments,
    Teams,
    Players,
    Registrations,
    BackOffice,
    Site,
    Outbox,
    Links,
    Seal,
    Audit,
    Clock,
  ]),

  inOneTransaction(AddTeam, [OfficeDesk, Secrets]),
  inOneTransaction(EditTeam, [OfficeDesk]),
  inOneTransaction(PreviewTeamDeletion, [OfficeDesk, JoinRequests]),
  inOneTransaction(DeleteTeam, [OfficeDesk, Removals, Brackets, JoinRequests]),
  inOneTransaction(AssignCaptain, [OfficeDesk]),
  inOneTransaction(AddToRoster, [OfficeDesk]),
  inOneTransaction(RemoveFromRoster, [OfficeDesk]),
  inOneTransaction(ReplaceCode, [OfficeDesk, ReplaceInvitationCode]),
  inOneTransaction(MailCaptain, [OfficeDesk, Secrets]),

  inOneTransaction(AddPlayer, [OfficeDesk]),
  inOneTransaction(EditSheet, [OfficeDesk]),
  inOneTransaction(DeletePlayer, [OfficeDesk, Removals]),
  inOneTransaction(AddRegistration, [OfficeDesk, Secrets]),
  inOneTransaction(DeleteRegistration, [OfficeDesk, Removals]),
  inOneTransaction(RecordPlayerPayment, [OfficeDesk]),
  inOneTransaction(RecordPayment, [OfficeDesk]),

  plays(PlacingOffice, PlacingOffice, [Teams, Players, Registrations, Outbox, Links, Audit]),
  inOneTransaction(PreviewPlacement, [Tournaments, FreeAgents, Placements]),
  inOneTransaction(ApplyPlacement, [RegistrationDesk, FreeAgents, Placements, PlacingOffice, Secrets]),
  inOneTransaction(UndoPlacement, [Tournaments, FreeAgents, Placements, PlacingOffice, Clock]),

  inOneTransaction(CreateTournament, [Tournaments, Clock, Audit]),
  inOneTransaction(ChangeTournament, [Tournaments, Audit]),
  inOneTransaction(EditTournament, [Tournaments, Audit, Clock]),
  inOneTransaction(DeleteTournament, [Tournaments, Removals, Audit]),
  inOneTransaction(DeleteTests, [Removals, Audit]),
  inOneTransaction(ChangeSite, [Site, Audit, Clock]),
  inOneTransaction(RetryLetter, [DeadLetters, Audit]),
];
