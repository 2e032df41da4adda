import type { BrowserContext, Page } from '@playwright/test';
import { drawnAnew, expect, test } from './journey.ts';
import { answersHeard, textsOn } from './said-on-screen.ts';
import { publicScreens } from './screens.ts';

const speak = (context: BrowserContext, language: 'en' | 'es') =>
  context.addCookies([{ name: 'language', value: language, url: process.env.PRODUCT_URL ?? '' }]);

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

test.describe('a phone that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('has the site in Spanish, changes to English, and finds it so the next time', async ({ page }) => {
    await page.goto('/player-lookup');
    expect(await languageOf(page)).toBe('es');
    await page.getByRole('button', { name: 'Read this site in English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Choose how you play' })).toBeVisible();
    await page.getByRole('button', { name: 'Leer este sitio en español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('is told in Spanish what is wrong with a form, and is asked before the other language would lose what was typed', async ({
    page,
  }) => {
    await page.goto('/?register=individual');
    const email = page.locator('form input[type="email"]').first();
    await email.fill('nobody');
    await page.locator('form button[type="submit"]').click();
    await expect(page.locator('form [aria-invalid="true"]').first()).toBeVisible();
    await expect(email).toHaveAccessibleDescription(/válid/);
    expect((await textsOn(page)).join('\n')).not.toMatch(/ is required|Please enter|must be /);
    await email.fill('somebody@example.com');
    const asked = page.waitForEvent('dialog');
    void page.getByRole('button', { name: 'Read this site in English' }).click({ noWaitAfter: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(email).toHaveValue('somebody@example.com');
  });
});

/** What is called the same everywhere. */
const everywhere =
  /https?:\/\/\S+|golden goal|3v3|venmo|whatsapp|sms|google calendar|here to (?:chill|play|cook)|fall series challenge|read this site in english|north & central nj|team-[\w-]+|u\d+|error|club|normal|pts|gf/gi;

/** Words that Spanish has not. */
const english =
  /\b(?:the|and|of|is|are|your|you|with|for|this|that|not|by|round|winner|loser|games?|pending|scheduled|paid|phone|email|name|age|loading)\b/i;

/** Opens what an address shows, in a language, with its forms sent empty: their complaints belong to it. */
async function allOn(page: Page, path: string, language: 'en' | 'es'): Promise<readonly string[]> {
  await speak(page.context(), language);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  const submit = page.locator('main form button[type="submit"]').first();
  if (await submit.isVisible()) await submit.click();
  await drawnAnew(page);
  return textsOn(page);
}

const addresses = [
  ...['/', '/?register=create-team', '/?register=individual', '/?register=join-team', '/?register=invitation'],
  ...['/?register=returning-player', '/?register=pre-register', '/tournaments', '/live-scores', '/player-lookup'],
  ...['/captain', '/family', '/privacy', '/keep-scores', '/invite/TEAM-NOBODY-000', '/join-request/nobody'],
  ...['/player-change/nobody', '/waiver/nobody', '/change/nobody', '/interest/nobody', '/unsubscribe/nobody'],
  ...['/teams/1', '/no-such-page'],
];

/** Screens that a mailed link opens. */
const mailed = ['an invitation', 'the captain’s page', 'a join request', 'a waiver to sign', 'a waiver to confirm'];

/** What stands on a screen in both languages alike, and is no name. */
async function halfTranslated(page: Page, path: string): Promise<readonly string[]> {
  const answers = answersHeard(page);
  const before = new Set(await allOn(page, path, 'en'));
  const after = await allOn(page, path, 'es');
  expect(await languageOf(page)).toBe('es');
  const names = [...(await answers())]
    .filter((name) => name.length > 1)
    .sort((one, other) => other.length - one.length);
  const withoutNames = (text: string) =>
    names.reduce((left, name) => left.replaceAll(name, ''), text).replace(everywhere, '');
  return after.filter((text) => {
    const own = withoutNames(text);
    return /\p{L}{2}/u.test(own) && (english.test(own) || before.has(text));
  });
}

for (const address of addresses)
  test(`${address} is in one language at a time`, async ({ page }) => {
    expect(await halfTranslated(page, address)).toEqual([]);
  });

for (const name of mailed)
  test(`${name} is in one language at a time`, async ({ page }) => {
    await publicScreens[name]?.(page);
    const { pathname } = new URL(page.url());
    expect(await halfTranslated(page, pathname)).toEqual([]);
  });
