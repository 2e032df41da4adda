import { chosenRecords } from '../../domain/rule/form/chosen-records.ts';
import { detailNames } from '../../domain/rule/player/player-details.ts';
import { playerPayment } from '../../domain/use-case/payment/player-payment-form.ts';
import { contactCode } from '../../domain/use-case/player/contact-code.ts';
import { otherRecord } from '../../domain/use-case/player/mark-as-different.ts';
import { playerEdit } from '../../domain/use-case/player/player-edit.ts';
import { playerFind } from '../../domain/use-case/player/player-find.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { playerLookup } from '../../domain/use-case/player/player-lookup.ts';
import { BodyOf, BodyWithout, PartOf } from '../form/body-of.ts';

export class PlayerFormDto extends BodyOf(playerForm) {}
export class PlayerChangeDto extends PartOf(playerForm) {}
export class PlayerPaymentDto extends BodyOf(playerPayment) {}
export class ContactCodeDto extends BodyOf(contactCode) {}
export class PlayerEditDto extends BodyWithout(playerEdit, 'birthYear', ...detailNames) {}
export class PlayerFindDto extends BodyOf(playerFind) {}
export class PlayerLookupDto extends BodyOf(playerLookup) {}
export class OtherRecordDto extends BodyOf(otherRecord) {}
export class PlayersToDeleteDto extends BodyOf(chosenRecords) {}
