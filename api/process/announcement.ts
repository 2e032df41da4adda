import type { Settings } from './settings.ts';

/** Prints the product's addresses, and for the demo how to sign in. */
export function announce(settings: Settings, isDemo: boolean, say: (line: string) => void): void {
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
  say('');
}
