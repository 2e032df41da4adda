import { mailboxReset } from '../../domain/use-case/player/reset-mailbox.ts';
import { FieldOf } from '../form/field-of.ts';

export class MailboxResetDto {
  @FieldOf(mailboxReset) email!: string;
  @FieldOf(mailboxReset) reason!: string;
}
