import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Site } from '../../domain/port/site.ts';
import { type AgeBracket, ageBracketOptions } from '../../domain/rule/age/age-bracket.ts';
import type { Option } from '../../domain/rule/form/choice.ts';
import { catalogueOf, isPhrase, type Language } from '../../domain/rule/language/language.ts';
import { translate } from '../../domain/rule/language/sentence.ts';
import { offeredOptions, registrationPaymentOptions } from '../../domain/rule/payment/payment-method.ts';
import { type SkillLevel, skillLevelOptions } from '../../domain/rule/player/skill-level.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { InLanguage } from '../http/answer-language.ts';
import { type Preparation, Prepared } from '../prepared/prepared.ts';

const shown = { shows: [], isSpoken: true, mayBeKept: true } as const satisfies Preparation;

/** Returns options with labels in a language; values are the same in each, and names that are not phrases stay as they are. */
const optionsIn = <V extends string>(language: Language, options: readonly Option<V>[]): readonly Option<V>[] =>
  options.map(({ value, label }) => ({
    value,
    label: isPhrase(label) ? translate(label, catalogueOf[language]) : label,
  }));

@ApiTags('form')
@Controller('api/form-options')
export class FormOptionsController {
  constructor(private readonly site: Site) {}

  /** Lists the skill levels of a form; labels are Spanish if Accept-Language prefers it, as in the lists beside it. */
  @Get('skill-levels')
  @AllowedTo(['anyone'])
  @Prepared(shown)
  skillLevels(@InLanguage() language: Language): readonly Option<SkillLevel>[] {
    return optionsIn(language, skillLevelOptions);
  }

  /** Lists the age brackets of a form. */
  @Get('age-brackets')
  @AllowedTo(['anyone'])
  @Prepared(shown)
  ageBrackets(@InLanguage() language: Language): readonly Option<AgeBracket>[] {
    return optionsIn(language, ageBracketOptions);
  }

  /** Lists the payment methods of a form; Venmo is one once the site's settings name who is paid. */
  @Get('payment-methods')
  @AllowedTo(['anyone'])
  @Prepared({ ...shown, shows: ['site_settings'] })
  async paymentMethods(@InLanguage() language: Language): Promise<readonly Option<'venmo' | 'at_event'>[]> {
    const { venmoHandle } = await this.site.settings();
    return optionsIn(language, offeredOptions(registrationPaymentOptions, venmoHandle));
  }
}
