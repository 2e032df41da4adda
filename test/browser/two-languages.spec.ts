import { expect, test } from './journey.ts';
import { languageOf } from './one-language.ts';
import { textsOn } from './said-on-screen.ts';

// What each screen says in either language is looked at where it is looked at for everything else (accessible-states).

test.use({ locale: 'es-MX' });

test('a phone that prefers Spanish is told in Spanish what is wrong with a form, and is asked before the other language would lose what was typed', async ({
  page,
}) => {
  await page.goto('/?register=individual');
  expect(await languageOf(page)).toBe('es');
  const email = page.locator('form input[type="email"]').first();
  await test.step('what is wrong with a form is told in Spanish', async () => {
    await email.fill('nobody');
    await page.locator('form button[type="submit"]').click();
    await expect(page.locator('form [aria-invalid="true"]').first()).toBeVisible();
    await expect(email).toHaveAccessibleDescription(/válid/);
    expect((await textsOn(page)).join('\n')).not.toMatch(/ is required|Please enter|must be /);
  });
  await test.step('what was typed is not lost unasked', async () => {
    await email.fill('somebody@example.com');
    const asked = page.waitForEvent('dialog');
    void page.getByRole('button', { name: 'Read this site in English' }).click({ noWaitAfter: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(email).toHaveValue('somebody@example.com');
  });
});

test('the language that was chosen is there at once, and the next time', async ({ page }) => {
  await page.goto('/player-lookup');
  expect(await languageOf(page)).toBe('es');
  await page.getByRole('button', { name: 'Read this site in English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose how you play' })).toBeVisible();
  await page.getByRole('button', { name: 'Leer este sitio en español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
