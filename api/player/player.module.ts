import { Module } from '@nestjs/common';
import { ContactCodes } from '../../domain/port/contact-codes.ts';
import { Players } from '../../domain/port/players.ts';
import { Rights } from '../../domain/port/rights.ts';
import { adapterOf } from '../database/providers.ts';
import { JoinRequestModule } from '../join-request/join-request.module.ts';
import { listController } from '../list/list-controller.ts';
import { MailModule } from '../mail/mail.module.ts';
import { AdminPlayerController } from './admin-player.controller.ts';
import { CallerRights } from './caller-rights.ts';
import { CancellationController } from './cancellation.controller.ts';
import { ContactController } from './contact.controller.ts';
import { EveryPlayerController } from './every-player.controller.ts';
import { FormTries } from './form-tries.ts';
import { NewPlayers } from './new-players.ts';
import { PlayerController } from './player.controller.ts';
import { PlayerRecords } from './player-records.ts';
import { PostgresContactCodes } from './postgres-contact-codes.ts';
import { playerList } from './postgres-player-list.ts';
import { PostgresPlayers } from './postgres-players.ts';
import { PostgresWholeRecords } from './postgres-whole-records.ts';
import { SignerRights } from './signer-rights.ts';
import { ToldPrices } from './told-prices.ts';

const shared = [
  ...adapterOf(Players, PostgresPlayers),
  ...adapterOf(ContactCodes, PostgresContactCodes),
  ...adapterOf(Rights, CallerRights),

  FormTries,
  NewPlayers,
  PlayerRecords,
  PostgresWholeRecords,
  SignerRights,
  ToldPrices,
];

/** Player module: players' own view and the organizers'. */
@Module({
  imports: [JoinRequestModule, MailModule],
  controllers: [
    PlayerController,
    ContactController,
    CancellationController,
    EveryPlayerController,
    AdminPlayerController,
    listController(playerList),
  ],
  providers: [...shared],
  exports: shared,
})
export class PlayerModule {}
