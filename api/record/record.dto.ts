import { languageChoice } from '../../domain/use-case/record/language-choice.ts';
import { recordLinkRequest } from '../../domain/use-case/record/record-link-request.ts';
import { contactChoice } from '../../domain/use-case/waiver/withdraw-waiver.ts';
import { BodyOf } from '../form/body-of.ts';

export class RecordLinkDto extends BodyOf(recordLinkRequest) {}
export class LanguageChoiceDto extends BodyOf(languageChoice) {}
export class ContactChoiceDto extends BodyOf(contactChoice) {}
