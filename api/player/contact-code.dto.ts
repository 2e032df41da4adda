import { contactCode } from '../../domain/use-case/player/contact-code.ts';
import { FieldOf } from '../form/field-of.ts';

export class ContactCodeDto {
  @FieldOf(contactCode) code!: string;
}
