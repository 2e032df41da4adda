import { otherContactChoice } from '../../domain/use-case/player/contact-code.ts';
import { FieldOf } from '../form/field-of.ts';

export class OtherContactDto {
  @FieldOf(otherContactChoice) use!: boolean;
}
