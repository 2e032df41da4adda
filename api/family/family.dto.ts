import { languageChoice } from '../../domain/use-case/family/choose-language.ts';
import { familyPageRequest } from '../../domain/use-case/family/mail-family-page.ts';
import { BodyOf } from '../form/body-of.ts';

export class FamilyPageDto extends BodyOf(familyPageRequest) {}
export class LanguageChoiceDto extends BodyOf(languageChoice) {}
