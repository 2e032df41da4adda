import { signIn } from '../../domain/use-case/session/sign-in.ts';
import { FieldOf } from '../form/field-of.ts';

export class SignInDto {
  @FieldOf(signIn) username!: string;
  @FieldOf(signIn) password!: string;
}
