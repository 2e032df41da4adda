import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { BackOffice } from '../../domain/port/back-office.ts';
import { Clock } from '../../domain/port/clock.ts';
import { ContactCodes } from '../../domain/port/contact-codes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Removals } from '../../domain/port/removals.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Secrets } from '../../domain/port/secrets.ts';
import { Site } from '../../domain/port/site.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { RecordPlayerPayment } from '../../domain/use-case/payment/record-payment.ts';
import { AddPlayer } from '../../domain/use-case/player/add-player.ts';
import { AskWhetherMeant } from '../../domain/use-case/player/ask-whether-meant.ts';
import { DeletePlayer } from '../../domain/use-case/player/delete-player.ts';
import { EditPlayer } from '../../domain/use-case/player/edit-player.ts';
import { EditPlayerRecord } from '../../domain/use-case/player/edit-player-record.ts';
import { SendContactCode } from '../../domain/use-case/player/send-contact-code.ts';
import { UseOtherContact } from '../../domain/use-case/player/use-other-contact.ts';
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
    inOneTransaction(AskWhetherMeant, [Outbox, Links, Clock]),
    inOneTransaction(EditPlayer, [Players, Registrations, Teams, Site, Outbox, Links, Clock, Audit]),
    inOneTransaction(SendContactCode, [Players, ContactCodes, Outbox, Secrets, Clock]),
    inOneTransaction(UseOtherContact, [Players, Registrations, Outbox, Links, Clock, Audit]),
    inOneTransaction(AddPlayer, [Tournaments, Teams, Players, Registrations, Site, Outbox, Links, Seal, Audit, Clock]),
    inOneTransaction(EditPlayerRecord, [
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
    inOneTransaction(RecordPlayerPayment, [Players, BackOffice, Site, Audit, Clock]),
  ],
  exports: shared,
})
export class PlayerModule {}
