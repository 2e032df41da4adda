import { signIn } from '../../domain/use-case/access/sign-in.ts';
import { BodyOf } from '../form/body-of.ts';

export class SignInDto extends BodyOf(signIn) {}
