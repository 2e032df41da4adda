import { passOnForm } from '../../domain/use-case/mail/pass-on-form.ts';
import { BodyOf } from '../form/body-of.ts';

export class PassOnDto extends BodyOf(passOnForm) {}
