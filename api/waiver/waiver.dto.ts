import { paperForm } from '../../domain/use-case/waiver/paper-form.ts';
import { likenessForm, waiverForm } from '../../domain/use-case/waiver/waiver-form.ts';
import { BodyOf } from '../form/body-of.ts';

export class WaiverDto extends BodyOf(waiverForm) {}
export class LikenessDto extends BodyOf(likenessForm) {}
export class PaperWaiverDto extends BodyOf(paperForm) {}
