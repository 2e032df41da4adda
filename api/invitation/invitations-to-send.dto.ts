import { invitationsToSend } from '../../domain/use-case/invitation/send-invitations.ts';
import { FieldOf } from '../form/field-of.ts';

export class InvitationsToSendDto {
  @FieldOf(invitationsToSend) teamId!: number;
  @FieldOf(invitationsToSend) emails!: string[];
}
