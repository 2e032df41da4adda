import { newMailing } from '../../domain/use-case/mailing/mailing-form.ts';
import { BodyOf } from '../form/body-of.ts';

export class NewMailingDto extends BodyOf(newMailing) {}
