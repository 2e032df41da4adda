import { contactCode } from '../../domain/player/contact-code.ts';
import { FieldOf } from '../form/field-of.ts';

export class ContactCodeDto {
  @FieldOf(contactCode) code!: string;
}
