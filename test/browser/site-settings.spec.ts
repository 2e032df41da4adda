import { openBackOffice, openFromMenu, search } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { pressByKeys, typeInto } from './keyboard-hands.ts';

// Whoever saves the settings of the site does it here: two files would be in each other's way.
test.use(desktop);

test('every answer of the site settings has a name of its own, and entries are moved and removed by the keyboard', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/site-settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Social link 2: Label' })).toBeVisible();
  const names = await main
    .locator('input, textarea:not([aria-hidden]), button')
    .evaluateAll((all) =>
      all.map(
        (one) => one.getAttribute('aria-label') ?? one.closest('label, .MuiFormControl-root, button')?.textContent,
      ),
    );
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);

  const label = (number: number) => main.getByRole('textbox', { name: `Social link ${number}: Label` });
  const [first, second] = [await label(1).inputValue(), await label(2).inputValue()];
  await pressByKeys(page, main.getByRole('button', { name: 'Move social link 1 down' }));
  await expect(label(1)).toHaveValue(second);
  await expect(label(2)).toHaveValue(first);
  await main.getByRole('button', { name: 'Remove social link 1' }).press('Enter');
  await expect(label(1)).toHaveValue(first);
  await main.getByRole('button', { name: 'Add social link' }).press('Enter');
  await expect(main.getByRole('textbox', { name: /^Social link \d+: Label$/ }).last()).toHaveValue('');
});

test('the settings saved untouched are what they were', async ({ page }) => {
  const read = async () => (await page.request.get('/api/admin/site-settings/1')).json();
  await openBackOffice(page, '/admin/site-settings');
  const { version: _, ...before } = await read();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectMessage(page, 'Site settings updated');
  expect(await read()).toMatchObject(before);
});

test('an organizer who has read the texts as a family and changes them reads the new ones at once', async ({
  page,
}) => {
  const read = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/site/texts');
      return { kept: answer.headers.get('Cache-Control'), text: (await answer.json()).aboutUs };
    });
  await openBackOffice(page, '/admin/site-settings');
  const before = await read();
  expect(before.kept).toBe('public, max-age=60, stale-while-revalidate=3600');
  const aboutUs = page.getByRole('textbox', { name: 'About Us', exact: true });
  for (const text of [`${before.text} Come and see.`, before.text]) {
    await aboutUs.fill(text);
    const readAnew = page.waitForResponse((response) => response.url().endsWith('/api/site/texts'));
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await (await readAnew).finished();
    expect((await read()).text).toBe(text);
  }
});

test('what an organizer sets for the site is what families see, and stands in the audit', async ({ page }) => {
  await openBackOffice(page);
  await openFromMenu(page, 'Site Settings');
  const phone = page.getByLabel('Contact phone');
  await expect(phone).not.toHaveValue('');
  const before = await phone.inputValue();
  await phone.fill('12');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('(201) 555-0188');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectMessage(page, 'Site settings updated');
  await expectAccessible(page);
  const family = await page.context().newPage();
  await family.goto('/');
  await expect(family.getByRole('contentinfo')).toContainText('(201) 555-0188');
  await family.close();
  await phone.fill(before);
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  expect((await answer).status()).toBe(200);
  await expect(phone).toHaveValue(before);
  await openFromMenu(page, 'Audit');
  // Other journeys write more than a page of it meanwhile.
  await search(page, 'site edited');
  await expect(page.getByRole('row').filter({ hasText: 'changed the settings of the site' })).not.toHaveCount(0);
});

test('the site settings are saved by the keyboard alone', async ({ page }) => {
  await openBackOffice(page, '/admin/site-settings');
  const phone = page.getByLabel('Contact phone');
  await expect(phone).not.toHaveValue('');
  await typeInto(page, phone, await phone.inputValue());
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(200);
  await expectMessage(page, 'Site settings updated', 'good');
});
