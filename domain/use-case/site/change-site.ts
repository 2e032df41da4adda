import { changesBetween } from '../../audit/changes.ts';
import type { Audit } from '../../port/audit.ts';
import type { Site } from '../../port/site.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { SiteOnFile } from '../../site/site-settings.ts';
import type { SiteAnswers } from './site-settings-form.ts';

/** An organizer changes what holds for the whole site; who has read an older state is told. */
export class ChangeSite {
  constructor(
    private readonly site: Site,
    private readonly audit: Audit,
  ) {}

  async run({ version, ...wanted }: SiteAnswers): Promise<SiteOnFile> {
    const before = await this.site.lock();
    if (before.version !== version) throw changedMeanwhile(before);
    const after = await this.site.save({ settings: { ...before.settings, ...wanted }, version });
    const changes = changesBetween(before.settings, after.settings);
    await this.audit.note({ thing: 'site', recordId: 1, what: 'edited', ...changes });
    return after;
  }
}

function changedMeanwhile({ version }: SiteOnFile): Refusal {
  const message = 'Another organizer has changed the site settings meanwhile. Please look at them again.';
  return new Refusal('stale', message, { version });
}
