import { otherContactChoice } from '../../domain/player/contact-code.ts';
import { FieldOf } from '../form/field-of.ts';

export class OtherContactDto {
  @FieldOf(otherContactChoice) use!: boolean;
}
