import { openBackOffice } from './back-office.ts';
import { desktop, expect, test } from './journey.ts';
import { pressByKeys } from './keyboard-hands.ts';

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
