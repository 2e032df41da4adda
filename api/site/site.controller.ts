import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PublicSite } from '../../domain/answer/site/public-site.ts';
import { Site } from '../../domain/port/site.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import type { SiteTexts } from '../../domain/rule/site/site-texts.ts';
import { siteTextsIn } from '../../domain/rule/site/spanish-texts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { InLanguage } from '../http/answer-language.ts';
import { Prepared } from '../prepared/prepared.ts';
import { TournamentLists } from '../tournament/tournament-lists.ts';

@ApiTags('site')
@Controller('api')
export class SiteController {
  constructor(
    private readonly site: Site,
    private readonly tournaments: TournamentLists,
  ) {}

  /** Returns the settings that the public site shows. */
  @Get('site')
  @AllowedTo(['anyone'])
  @Prepared({ shows: ['site_settings', 'tournaments'], mayBeKept: true })
  async settings(): Promise<PublicSite> {
    const site = await this.site.settings();
    const { isClosedForAll } = await this.tournaments.window();
    return {
      venmoHandle: site.venmoHandle,
      contactEmail: site.contactEmail,
      contactPhone: site.contactPhone,
      links: site.links,
      socialLinks: site.socialLinks,
      closingOneClosesAll: site.closingOneClosesAll,
      fee: { cents: site.feeCents },
      isRegistrationClosed: isClosedForAll,
    };
  }

  /** Returns the longer texts: dialogs, questions and rules; in Spanish if Accept-Language prefers it. Browsers may cache them for a minute. */
  @Get('site/texts')
  @Prepared({ shows: ['site_settings'], isSpoken: true, mayBeOld: true })
  @AllowedTo(['anyone'])
  async texts(@InLanguage() language: Language): Promise<SiteTexts> {
    return siteTextsIn(language, await this.site.settings());
  }
}
