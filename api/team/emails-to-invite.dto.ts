import { emailsToInvite } from '../../domain/use-case/invitation/send-invitations.ts';
import { FieldOf } from '../form/field-of.ts';

export class EmailsToInviteDto {
  @FieldOf(emailsToInvite) emails!: string[];
}
