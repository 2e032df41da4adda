import { changesBetween } from '../../audit/changes.ts';
import type { Audit } from '../../port/audit.ts';
import type { Site } from '../../port/site.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { SiteOnFile } from '../../site/site-settings.ts';
import { outdatedSpanish } from '../../site/spanish-texts.ts';
import type { ChangedSite } from './site-settings-form.ts';

/** An organizer changes what holds for the whole site; who has read an older state is told. */
export class ChangeSite {
  constructor(
    private readonly site: Site,
    private readonly audit: Audit,
  ) {}

  /** What is not sent of the Spanish texts stays as it is. */
  async run({ version, ...wanted }: ChangedSite): Promise<SiteOnFile> {
    const before = await this.site.lock();
    if (before.version !== version) throw changedMeanwhile(before);
    const settings = { ...before.settings, ...wanted };
    const outdatedEs = outdatedSpanish(before.settings, settings);
    const after = await this.site.save({ settings: { ...settings, outdatedEs }, version });
    const changes = changesBetween(before.settings, after.settings);
    await this.audit.note({ thing: 'site', recordId: 1, what: 'edited', ...changes });
    return after;
  }
}

function changedMeanwhile({ version }: SiteOnFile): Refusal {
  const message = 'Another organizer has changed the site settings meanwhile. Please look at them again.';
  return new Refusal('stale', message, { version });
}
