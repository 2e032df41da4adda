import { waiverForm } from '../../domain/use-case/waiver/waiver-form.ts';
import { BodyOf } from '../form/body-of.ts';

export class WaiverDto extends BodyOf(waiverForm) {}
