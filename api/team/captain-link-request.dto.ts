import { captainLinkRequest } from '../../domain/team/send-captain-link.ts';
import { FieldOf } from '../form/field-of.ts';

export class CaptainLinkRequestDto {
  @FieldOf(captainLinkRequest) email!: string;
}
