import type { Provider } from '@nestjs/common';
import { Audit } from '../domain/port/audit.ts';
import { BackOffice } from '../domain/port/back-office.ts';
import { Brackets } from '../domain/port/brackets.ts';
import { Clock } from '../domain/port/clock.ts';
import { DeadLetters } from '../domain/port/dead-letters.ts';
import { FreeAgents } from '../domain/port/free-agents.ts';
import { Invitations } from '../domain/port/invitations.ts';
import { JoinRequests } from '../domain/port/join-requests.ts';
import { Outbox } from '../domain/port/outbox.ts';
import { Placements } from '../domain/port/placements.ts';
import { Players } from '../domain/port/players.ts';
import { Registrations } from '../domain/port/registrations.ts';
import { Removals } from '../domain/port/removals.ts';
import { Seal } from '../domain/port/seal.ts';
import { Secrets } from '../domain/port/secrets.ts';
import { Site } from '../domain/port/site.ts';
import { Teams } from '../domain/port/teams.ts';
import { Tournaments } from '../domain/port/tournaments.ts';
import { Links } from '../domain/site/links.ts';
import { RegistrationDesk } from '../domain/use-case/entry/open-tournament.ts';
import { ApplyPlacement } from '../domain/use-case/free-agent/apply-placement.ts';
import { PlacingOffice } from '../domain/use-case/free-agent/placing-office.ts';
import { PreviewPlacement } from '../domain/use-case/free-agent/preview-placement.ts';
import { UndoPlacement } from '../domain/use-case/free-agent/undo-placement.ts';
import { RetryLetter } from '../domain/use-case/mail/retry-letter.ts';
import { RecordPayment, RecordPlayerPayment } from '../domain/use-case/payment/record-payment.ts';
import { AddPlayer } from '../domain/use-case/player/add-player.ts';
import { DeletePlayer } from '../domain/use-case/player/delete-player.ts';
import { EditSheet } from '../domain/use-case/player/edit-sheet.ts';
import { AddRegistration } from '../domain/use-case/registration/add-registration.ts';
import { DeleteRegistration } from '../domain/use-case/registration/delete-registration.ts';
import { ChangeSite } from '../domain/use-case/site/change-site.ts';
import { AddTeam } from '../domain/use-case/team/add-team.ts';
import { AssignCaptain } from '../domain/use-case/team/assign-captain.ts';
import { AddToRoster, RemoveFromRoster } from '../domain/use-case/team/change-roster.ts';
import { DeleteTeam } from '../domain/use-case/team/delete-team.ts';
import { EditTeam } from '../domain/use-case/team/edit-team.ts';
import { MailCaptain } from '../domain/use-case/team/mail-captain.ts';
import { PreviewTeamDeletion } from '../domain/use-case/team/preview-team-deletion.ts';
import { ReplaceCode } from '../domain/use-case/team/replace-code.ts';
import { ChangeTournament } from '../domain/use-case/tournament/change-tournament.ts';
import { CreateTournament } from '../domain/use-case/tournament/create-tournament.ts';
import { DeleteTests, DeleteTournament } from '../domain/use-case/tournament/delete-tournament.ts';
import { EditTournament } from '../domain/use-case/tournament/edit-tournament.ts';
import { inOneTransaction, plays } from './providers.ts';

/** What the use cases of the back office are made of. */
export const officeUseCases: readonly Provider[] = [
  inOneTransaction(AddTeam, [Tournaments, Teams, BackOffice, Audit, Clock, Secrets]),
  inOneTransaction(EditTeam, [Tournaments, Teams, BackOffice, Audit, Clock]),
  inOneTransaction(PreviewTeamDeletion, [Tournaments, Teams, Players, BackOffice, Links, Clock, JoinRequests]),
  inOneTransaction(DeleteTeam, [
    Tournaments,
    Teams,
    Players,
    BackOffice,
    Outbox,
    Links,
    Audit,
    Clock,
    Removals,
    Brackets,
    JoinRequests,
  ]),
  inOneTransaction(AssignCaptain, [Tournaments, Teams, Players, BackOffice, Audit]),
  inOneTransaction(AddToRoster, [Tournaments, Teams, Players, Registrations, BackOffice, Site, Audit, Clock]),
  inOneTransaction(RemoveFromRoster, [Tournaments, Teams, Players, Registrations, BackOffice, Site, Audit]),
  inOneTransaction(ReplaceCode, [Teams, Invitations, Secrets, Clock, Audit]),
  inOneTransaction(MailCaptain, [Tournaments, Teams, Outbox, Audit, Clock, Secrets]),

  inOneTransaction(AddPlayer, [Tournaments, Teams, Players, Registrations, Site, Outbox, Links, Seal, Audit, Clock]),
  inOneTransaction(EditSheet, [
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
  inOneTransaction(DeletePlayer, [Teams, BackOffice, Audit, Removals]),
  inOneTransaction(AddRegistration, [
    Tournaments,
    Teams,
    Players,
    Registrations,
    Site,
    Outbox,
    Links,
    Seal,
    Audit,
    Clock,
    Secrets,
  ]),
  inOneTransaction(DeleteRegistration, [Teams, Players, Registrations, BackOffice, Site, Audit, Removals]),
  inOneTransaction(RecordPlayerPayment, [Players, BackOffice, Site, Audit, Clock]),
  inOneTransaction(RecordPayment, [BackOffice, Site, Audit, Clock]),

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
