import { invitationsToSend } from '../../domain/use-case/invitation/invitations-to-send.ts';
import { joinByCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { BodyOf } from '../form/body-of.ts';

export class InvitationsToSendDto extends BodyOf(invitationsToSend) {}
export class JoinByCodeDto extends BodyOf(joinByCode) {}
