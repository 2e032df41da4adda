import { familyPageRequest } from '../../domain/use-case/family/family-page-request.ts';
import { languageChoice } from '../../domain/use-case/family/language-choice.ts';
import { BodyOf } from '../form/body-of.ts';

export class FamilyPageDto extends BodyOf(familyPageRequest) {}
export class LanguageChoiceDto extends BodyOf(languageChoice) {}
