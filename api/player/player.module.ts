import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { ContactCodes } from '../../domain/port/contact-codes.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { PlayerChanges } from '../../domain/port/player-changes.ts';
import { Players } from '../../domain/port/players.ts';
import { RecentProofs } from '../../domain/port/recent-proofs.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Removals } from '../../domain/port/removals.ts';
import { Revocations } from '../../domain/port/revocations.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Secrets } from '../../domain/port/secrets.ts';
import { Site } from '../../domain/port/site.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { CarryOutPorts } from '../../domain/use-case/change-request/carry-out-change.ts';
import { RecordPaymentPorts } from '../../domain/use-case/payment/keep-settled.ts';
import { RecordPlayerPayment } from '../../domain/use-case/payment/record-payment.ts';
import { AddPlayer } from '../../domain/use-case/player/add-player.ts';
import { ApproveChange } from '../../domain/use-case/player/approve-change.ts';
import { AskWhetherMeant } from '../../domain/use-case/player/ask-whether-meant.ts';
import { CheckAddress } from '../../domain/use-case/player/check-address.ts';
import { DecideChange } from '../../domain/use-case/player/decide-change.ts';
import { DeletePlayer } from '../../domain/use-case/player/delete-player.ts';
import { EditPlayer } from '../../domain/use-case/player/edit-player.ts';
import { EditPlayerRecord } from '../../domain/use-case/player/edit-player-record.ts';
import { EnterContactCode } from '../../domain/use-case/player/enter-contact-code.ts';
import { ChangingPorts } from '../../domain/use-case/player/guarded-change.ts';
import { PreviewPlayerDeletions } from '../../domain/use-case/player/preview-player-deletions.ts';
import { ResetMailbox } from '../../domain/use-case/player/reset-mailbox.ts';
import { SendContactCode } from '../../domain/use-case/player/send-contact-code.ts';
import { UseOtherContact } from '../../domain/use-case/player/use-other-contact.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AdminPlayerController } from './admin-player.controller.ts';
import { ChangesBehindLinks } from './changes-behind-links.ts';
import { ContactController } from './contact.controller.ts';
import { EveryPlayerController } from './every-player.controller.ts';
import { MailboxController } from './mailbox.controller.ts';
import { PlayerController } from './player.controller.ts';
import { PlayerChangeController } from './player-change.controller.ts';
import { PlayerRecords } from './player-records.ts';
import { PostgresContactCodes } from './postgres-contact-codes.ts';
import { PostgresPlayerChanges } from './postgres-player-changes.ts';
import { playerList } from './postgres-player-list.ts';
import { PostgresPlayers } from './postgres-players.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(Players, PostgresPlayers),
  ...adapterOf(PlayerChanges, PostgresPlayerChanges),
  ...adapterOf(ContactCodes, PostgresContactCodes),
  inOneTransaction(CheckAddress, [Players, PlayerChanges, Mailboxes]),
];

/** Players, as they and as organizers see them. */
@Global()
@Module({
  controllers: [
    PlayerController,
    ContactController,
    PlayerChangeController,
    EveryPlayerController,
    AdminPlayerController,
    MailboxController,
    listController(playerList),
  ],
  providers: [
    ...shared,
    PlayerRecords,
    inOneTransaction(AskWhetherMeant, [Outbox, Links, Clock]),
    ChangesBehindLinks,
    madeOf(ChangingPorts, [
      Players,
      Teams,
      PlayerChanges,
      ContactCodes,
      Revocations,
      Outbox,
      Links,
      Seal,
      Audit,
      Clock,
      RecentProofs,
    ]),
    inOneTransaction(EditPlayer, [ChangingPorts, Registrations]),
    inOneTransaction(DecideChange, [ChangingPorts, Mailboxes]),
    inOneTransaction(ApproveChange, [ChangingPorts]),
    inOneTransaction(ResetMailbox, [ChangingPorts]),
    inOneTransaction(SendContactCode, [Players, PlayerChanges, Mailboxes, ContactCodes, Outbox, Secrets, Clock]),
    inOneTransaction(EnterContactCode, [ChangingPorts, Mailboxes]),
    inOneTransaction(UseOtherContact, [ChangingPorts, Registrations]),
    inOneTransaction(AddPlayer, [Tournaments, Teams, Players, Registrations, Site, Outbox, Links, Seal, Audit, Clock]),
    inOneTransaction(EditPlayerRecord, [
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
      ChangingPorts,
      CarryOutPorts,
    ]),
    inOneTransaction(PreviewPlayerDeletions, [Teams, Players, Registrations]),
    inOneTransaction(DeletePlayer, [Teams, Players, Registrations, Audit, Removals]),
    inOneTransaction(RecordPlayerPayment, [RecordPaymentPorts]),
  ],
  exports: shared,
})
export class PlayerModule {}
