import { passwordChange } from '../../domain/use-case/session/password-change.ts';
import { FieldOf } from '../form/field-of.ts';

export class PasswordChangeDto {
  @FieldOf(passwordChange) currentPassword!: string;
  @FieldOf(passwordChange) newPassword!: string;
}
