import { languageChoice, recordLinkRequest } from '../../domain/use-case/record/record-forms.ts';
import { contactChoice } from '../../domain/use-case/waiver/withdraw-waiver.ts';
import { BodyOf } from '../form/body-of.ts';

export class RecordLinkDto extends BodyOf(recordLinkRequest) {}
export class LanguageChoiceDto extends BodyOf(languageChoice) {}
export class ContactChoiceDto extends BodyOf(contactChoice) {}
