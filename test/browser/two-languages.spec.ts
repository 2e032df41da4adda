import { expect, test } from './journey.ts';
import { languageOf } from './one-language.ts';
import { textsOn } from './page-answers.ts';

// What each screen says in either language is looked at where it is looked at for everything else (accessible-states).

test.use({ locale: 'es-MX' });

test('a phone that prefers Spanish is told in Spanish what is wrong with a form, and what was typed stays in the other language', async ({
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
  const isStillOpen = () => page.evaluate(() => 'wasOpenBefore' in window);
  await test.step('what was typed stays, on the page that is open', async () => {
    await email.fill('somebody@example.com');
    await page.evaluate(() => Object.assign(window, { wasOpenBefore: true }));
    await page.getByRole('button', { name: 'Read this site in English' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('somebody@example.com');
    expect(await languageOf(page)).toBe('en');
    await page.getByRole('button', { name: 'Leer este sitio en español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(email).toHaveValue('somebody@example.com');
    expect(await isStillOpen()).toBe(true);
  });
  await test.step('loaded again, the form says what it could not keep', async () => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(email).toHaveValue('');
    await expect(page.getByText('Los nombres y contactos no se guardan')).toBeVisible();
    expect(await isStillOpen()).toBe(false);
  });
});

test('the language that was chosen is there at once, and the next time', async ({ page }) => {
  await page.goto('/player-lookup');
  expect(await languageOf(page)).toBe('es');
  await page.locator('form input[name="name"]').fill('Ada Finch');
  await page.getByRole('button', { name: 'Read this site in English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Finch');
  await expect(page).toHaveTitle(/^Player ID/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose how you play' })).toBeVisible();
  await page.getByRole('button', { name: 'Leer este sitio en español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
