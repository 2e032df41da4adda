import { Injectable } from '@nestjs/common';
import type { SampleLetter } from '../../domain/answer/mailing/mailing-preview.ts';
import { Site } from '../../domain/port/site.ts';
import type { Letter } from '../../domain/rule/mail/letter.ts';
import { translateLetter } from '../../domain/rule/mail/translated-letter.ts';
import { Links } from '../../domain/rule/site/links.ts';
import { letterText } from './letter-page.ts';

/** Shows organizers letters as their readers get them, before they are sent. */
@Injectable()
export class ShownLetters {
  constructor(
    private readonly site: Site,
    private readonly links: Links,
  ) {}

  async shown(letter: Letter): Promise<SampleLetter> {
    const told = translateLetter(letter, this.links.inLanguage);
    const text = letterText(told, await this.site.recentSettings());
    return { to: letter.to, language: letter.language, subject: told.subject, text };
  }
}
