import { captainLinkRequest } from '../../domain/use-case/team/send-captain-link.ts';
import { FieldOf } from '../form/field-of.ts';

export class CaptainLinkRequestDto {
  @FieldOf(captainLinkRequest) email!: string;
}
