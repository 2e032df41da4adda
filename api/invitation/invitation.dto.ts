import { joinByCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { invitationsToSend } from '../../domain/use-case/invitation/send-invitations.ts';
import { BodyOf } from '../form/body-of.ts';

export class InvitationsToSendDto extends BodyOf(invitationsToSend) {}
export class JoinByCodeDto extends BodyOf(joinByCode) {}
