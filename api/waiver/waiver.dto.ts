import { likenessForm } from '../../domain/use-case/waiver/likeness-form.ts';
import { paperForm } from '../../domain/use-case/waiver/paper-form.ts';
import { remindersForm } from '../../domain/use-case/waiver/reminders-form.ts';
import { waiverForm } from '../../domain/use-case/waiver/waiver-form.ts';
import { FieldOf } from '../form/field-of.ts';

export class WaiverDto {
  @FieldOf(waiverForm) signer!: string;
  @FieldOf(waiverForm) relationship!: string;
  @FieldOf(waiverForm) termsAccepted!: boolean;
  @FieldOf(waiverForm) likenessAllowed!: boolean;
  @FieldOf(waiverForm) version!: string;
}

export class LikenessDto {
  @FieldOf(likenessForm) likenessAllowed!: boolean;
}

export class PaperWaiverDto {
  @FieldOf(paperForm) signer!: string;
  @FieldOf(paperForm) relationship!: string;
  @FieldOf(paperForm) reason!: string;
}

export class RemindersDto {
  @FieldOf(remindersForm) ids!: readonly number[];
  @FieldOf(remindersForm) tournamentId!: number;
}
