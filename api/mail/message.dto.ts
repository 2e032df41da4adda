import { passOnForm } from '../../domain/use-case/mail/pass-on-letter.ts';
import { BodyOf } from '../form/body-of.ts';

export class PassOnDto extends BodyOf(passOnForm) {}
