import { Injectable } from '@nestjs/common';
import type { MailingPreview, SampleLetter } from '../../domain/answer/mailing/mailing-preview.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { translateLetter } from '../../domain/mail/translated-letter.ts';
import type { NewMailing } from '../../domain/mailing/mailing.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Site } from '../../domain/port/site.ts';
import { Links } from '../../domain/site/links.ts';
import { PreviewMailing } from '../../domain/use-case/mailing/test-mailing.ts';
import { Database } from '../database/database.ts';
import { letterText } from '../mail/letter-page.ts';
import { Settings } from '../process/settings.ts';
import { PostgresMailings } from './postgres-mailings.ts';

/** Previews mailings; each preview shows families' addresses and is noted in the audit. */
@Injectable()
export class MailingPreviews {
  constructor(
    private readonly database: Database,
    private readonly mailings: PostgresMailings,
    private readonly previewMailing: PreviewMailing,
    private readonly site: Site,
    private readonly links: Links,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  of(mailing: NewMailing): Promise<MailingPreview> {
    return this.database.inTransaction(async () => {
      const letters = await this.previewMailing.run(mailing);
      const counts = await this.mailings.counts(mailing);
      const samples: SampleLetter[] = [];
      for (const letter of letters) samples.push(await this.shown(letter));
      const { list, filter } = mailing;
      const to = { list, filter, letters: counts.letters };
      await this.audit.note({ thing: 'mailing', recordId: null, what: 'looked at', to });
      return { ...counts, samples, isMailDelivered: this.settings.smtpUrl !== undefined };
    });
  }

  private async shown(letter: Letter): Promise<SampleLetter> {
    const told = translateLetter(letter, this.links.inLanguage);
    const text = letterText(told, await this.site.recentSettings());
    return { to: letter.to, language: letter.language, subject: told.subject, text };
  }
}
