import { missingSettings, type SiteSettings } from '../../domain/rule/site/site-settings.ts';
import { siteSettingsForm } from '../../domain/use-case/site/site-settings-form.ts';
import type { Settings } from './settings.ts';

/** Prints the product's addresses, for the demo how to sign in, and what is still missing. */
export function announce(settings: Settings, site: SiteSettings, isDemo: boolean, say: (line: string) => void): void {
  const here = settings.publicBaseUrl;
  say('');
  say('  Golden Goal is open.');
  say(`  Families        ${here}`);
  say(`  Organizers      ${here}/admin`);
  say(`  API             ${here}/api/docs`);
  if (isDemo) {
    say(`  Sign in as      ${settings.adminUsername} / ${settings.adminPassword}`);
    say(`  Score keepers   ${settings.scoreKeeperPassword}`);
  }
  if (settings.smtpUrl === undefined)
    say('  Mail            kept unsent; read it with: npm run outbox (an owner shows links in Messages)');
  for (const line of settings.advice) say(`  Note            ${line}`);
  const missing = missingSettings(site).map((name) => siteSettingsForm.fields[name].label);
  if (missing.length > 0)
    say(`  Note            Families see no ${missing.join(', ')}: an owner sets them in Site Settings.`);
  say('');
}
