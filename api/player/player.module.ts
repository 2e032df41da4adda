import { Module } from '@nestjs/common';
import { ContactCodes } from '../../domain/port/contact-codes.ts';
import { Players } from '../../domain/port/players.ts';
import { RecordPlayerPayment } from '../../domain/use-case/payment/record-payment.ts';
import { AddPlayer } from '../../domain/use-case/player/add-player.ts';
import { AskWhetherMeant } from '../../domain/use-case/player/ask-whether-meant.ts';
import { CheckAddress } from '../../domain/use-case/player/check-address.ts';
import { DeletePlayer } from '../../domain/use-case/player/delete-player.ts';
import { EditPlayer } from '../../domain/use-case/player/edit-player.ts';
import { EditPlayerRecord } from '../../domain/use-case/player/edit-player-record.ts';
import { EnterContactCode } from '../../domain/use-case/player/enter-contact-code.ts';
import { MarkAsDifferent } from '../../domain/use-case/player/mark-as-different.ts';
import { PreviewPlayerDeletions } from '../../domain/use-case/player/preview-player-deletions.ts';
import { FindCodeReader, SendContactCode } from '../../domain/use-case/player/send-contact-code.ts';
import { SignerBehindCode } from '../../domain/use-case/record/signer-behind-code.ts';
import { CancelRegistration } from '../../domain/use-case/registration/cancel-registration.ts';
import { WaiverBehindCode } from '../../domain/use-case/waiver/waiver-behind-code.ts';
import { adapterOf, readings, useCases } from '../database/providers.ts';
import { JoinRequestModule } from '../join-request/join-request.module.ts';
import { listController } from '../list/list-controller.ts';
import { MailModule } from '../mail/mail.module.ts';
import { AdminPlayerController } from './admin-player.controller.ts';
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
  ...useCases(CheckAddress, WaiverBehindCode),
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
  providers: [
    ...shared,
    ...readings(FindCodeReader),
    ...useCases(
      AskWhetherMeant,
      EditPlayer,
      SendContactCode,
      EnterContactCode,
      SignerBehindCode,
      CancelRegistration,
      AddPlayer,
      EditPlayerRecord,
      MarkAsDifferent,
      PreviewPlayerDeletions,
      DeletePlayer,
      RecordPlayerPayment,
    ),
  ],
  exports: shared,
})
export class PlayerModule {}
