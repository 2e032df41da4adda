import { Global, Module } from '@nestjs/common';
import { Outbox } from '../../domain/mail/outbox.ts';
import { RecordPlayerPayment } from '../../domain/payment/record-payment.ts';
import { AddPlayer } from '../../domain/player/add-player.ts';
import { ContactCodes } from '../../domain/player/contact-codes.ts';
import { DeletePlayer } from '../../domain/player/delete-player.ts';
import { EditPlayer } from '../../domain/player/edit-player.ts';
import { EditSheet } from '../../domain/player/edit-sheet.ts';
import { Players } from '../../domain/player/players.ts';
import { SendContactCode } from '../../domain/player/send-contact-code.ts';
import { UseOtherContact } from '../../domain/player/use-other-contact.ts';
import { Registrations } from '../../domain/registration/registrations.ts';
import { Secrets } from '../../domain/secret/secrets.ts';
import { Links } from '../../domain/site/links.ts';
import { Removals } from '../../domain/site/removals.ts';
import { Site } from '../../domain/site/site-settings.ts';
import { OfficeDesk } from '../../domain/team/office-desk.ts';
import { Teams } from '../../domain/team/teams.ts';
import { Clock } from '../../domain/time/clock.ts';
import { adapterOf, inOneTransaction } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AdminPlayerController } from './admin-player.controller.ts';
import { ContactController } from './contact.controller.ts';
import { EveryPlayerController } from './every-player.controller.ts';
import { PlayerController } from './player.controller.ts';
import { PlayerRecords } from './player-records.ts';
import { PostgresContactCodes } from './postgres-contact-codes.ts';
import { playerList } from './postgres-player-list.ts';
import { PostgresPlayers } from './postgres-players.ts';

/** What other modules find here. */
const shared = [...adapterOf(Players, PostgresPlayers), ...adapterOf(ContactCodes, PostgresContactCodes)];

/** Players, as they and as organizers see them. */
@Global()
@Module({
  controllers: [
    PlayerController,
    ContactController,
    EveryPlayerController,
    AdminPlayerController,
    listController(playerList),
  ],
  providers: [
    ...shared,
    PlayerRecords,
    inOneTransaction(EditPlayer, [Players, Registrations, Teams, Site, Outbox, Links, Clock]),
    inOneTransaction(SendContactCode, [Players, ContactCodes, Outbox, Secrets, Clock]),
    inOneTransaction(UseOtherContact, [Players, Registrations, Outbox, Links, Clock]),
    inOneTransaction(AddPlayer, [OfficeDesk]),
    inOneTransaction(EditSheet, [OfficeDesk]),
    inOneTransaction(DeletePlayer, [OfficeDesk, Removals]),
    inOneTransaction(RecordPlayerPayment, [OfficeDesk]),
  ],
  exports: shared,
})
export class PlayerModule {}
