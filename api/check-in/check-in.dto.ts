import { walkUpForm } from '../../domain/use-case/check-in/walk-up-form.ts';
import { BodyOf } from '../form/body-of.ts';

export class WalkUpDto extends BodyOf(walkUpForm) {}
