import { waiverForm } from '../../domain/use-case/waiver/waiver-form.ts';
import { FieldOf } from '../form/field-of.ts';

export class WaiverDto {
  @FieldOf(waiverForm) signer!: string;
  @FieldOf(waiverForm) relationship!: string;
  @FieldOf(waiverForm) termsAccepted!: boolean;
  @FieldOf(waiverForm) likenessAllowed!: boolean;
  @FieldOf(waiverForm) version!: string;
}
