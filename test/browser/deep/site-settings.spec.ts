import type { Page } from '@playwright/test';
import { openBackOffice } from '../back-office.ts';
import { desktop, expect, expectMessage, test } from '../journey.ts';
import { pressByKeys, typeInto } from '../keyboard-hands.ts';
import { picture } from '../picture.ts';

// Every other journey lives with these settings: what is saved here is what was there, and the rest goes nowhere.
test.use(desktop);

const settings = async (page: Page) => (await page.request.get('/api/admin/site-settings/1')).json();

/** Bytes that each answer with the texts of the site took on the way; none where the browser had it already. */
const bytesOfTexts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/site/texts'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );

test('the site settings are saved by the keyboard alone, as they were or as they were changed, once nothing is wrong', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/site-settings');
  const main = page.getByRole('main');
  const phone = page.getByLabel('Contact phone');
  const pace = page.getByLabel('Letters an hour from one source');
  const save = page.getByRole('button', { name: 'Save Settings' });
  await expect(phone).not.toHaveValue('');
  const { version, ...before } = await settings(page);

  await test.step('every answer has a name of its own', async () => {
    await expect(main.getByRole('textbox', { name: 'Social link 2: Label' })).toBeVisible();
    const names = await main
      .locator('input, textarea:not([aria-hidden]), button')
      .evaluateAll((all) =>
        all.map(
          (one) => one.getAttribute('aria-label') ?? one.closest('label, .MuiFormControl-root, button')?.textContent,
        ),
      );
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  await test.step('saved untouched they are what they were, and whoever read the texts as a family reads them anew', async () => {
    const read = () => page.evaluate(async () => (await fetch('/api/site/texts')).text());
    await read();
    await read();
    const [asked, kept] = await bytesOfTexts(page);
    expect([asked === 0, kept]).toEqual([false, 0]);
    await typeInto(page, phone, before.contactPhone);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Enter');
    expect((await saved).status()).toBe(200);
    await expectMessage(page, 'Site settings updated', 'good');
    expect(await settings(page)).toEqual({ ...before, version: version + 1 });
    const anew = (await bytesOfTexts(page)).at(-1);
    expect(anew).toBeGreaterThan(0);
  });

  await test.step('what is wrong is said, and nothing is sent', async () => {
    const sent: object[] = [];
    await page.route('**/api/admin/site-settings**', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      const answers = route.request().postDataJSON();
      sent.push(answers);
      return route.fulfill({ json: { ...answers, id: 1, version: answers.version + 1 } });
    });
    await phone.fill('12');
    await pace.fill('0');
    await save.click();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('must be between 1 and 10000')).toBeVisible();
    await picture(page, 'site settings that are wrong');
    expect(sent).toEqual([]);
    await phone.fill('(201) 555-0188');
    await pace.fill('48');
    await save.click();
    await expect.poll(() => sent).toMatchObject([{ contactPhone: '(201) 555-0188', pacePerSource: 48 }]);
    await expectMessage(page, 'Site settings updated');
  });

  await test.step('entries are moved, removed and added by the keyboard', async () => {
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
});
