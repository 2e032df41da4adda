import type { Given } from '../../port/ports.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { leadingElsewhere, type SiteOnFile } from '../../rule/site/site-settings.ts';
import { outdatedSpanish } from '../../rule/site/spanish-texts.ts';
import type { ChangedSite } from './site-settings-form.ts';

/**
 * Changes the settings of the whole site, refusing a change based on an outdated version. Keeps Spanish texts that were not sent. What
 * leads families elsewhere needs a recent proof.
 */
export async function changeSite(
  given: Given<'site' | 'recentProofs'>,
  { version, ...wanted }: ChangedSite,
): Promise<SiteOnFile> {
  const before = await given.site.lock();
  if (before.version !== version) throw changedMeanwhile(before);
  const settings = { ...before.settings, ...wanted };
  const { to } = changesBetween(before.settings, settings);
  if (leadingElsewhere.some((name) => name in to)) await given.recentProofs.demand();
  const outdatedEs = outdatedSpanish(before.settings, settings);
  const after = await given.site.save({ settings: { ...settings, outdatedEs }, version });
  const changes = changesBetween(before.settings, after.settings);
  await given.audit.note({ thing: 'site', recordId: 1, what: 'edited', ...changes });
  return after;
}

function changedMeanwhile({ version }: SiteOnFile): Refusal {
  const message = 'Another organizer has changed the site settings meanwhile. Please look at them again.';
  return new Refusal('stale', message, { version });
}
