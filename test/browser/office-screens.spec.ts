import type { Page } from '@playwright/test';
import { openBackOffice } from './back-office.ts';
import { expectDialogUsableInEveryWindow, expectUsableInEveryWindow } from './every-window.ts';
import { expect, test } from './journey.ts';
import { expectNoNameWidens, noteNames } from './long-names.ts';
import { officeDialogs, officePages, openDialog } from './office-pages.ts';

// Each page stands alone, and all of them take long: every worker takes some.
test.describe.configure({ mode: 'parallel' });

for (const [path, heading] of Object.entries(officePages)) {
  const over = officeDialogs[path] ?? [];
  const title = over.length === 0 ? `the page ${heading}` : `the page ${heading} with the dialogs ${over.join(', ')}`;
  test(`${title} can be used by everybody, and no name, however long, widens it`, async ({ page, context }) => {
    test.setTimeout(150_000 * (over.length + 2));
    const names = noteNames(context);
    await openBackOffice(page, `/admin/${path}`);
    const failures = await failuresOf({
      [`the page ${heading}`]: async () => {
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectUsableInEveryWindow(page, `office ${path}`);
        // The rules of play are titled in words that the tabs have too, and name nobody.
        if (path !== 'site-settings') await expectNoNameWidens(page, names, [1280]);
      },
      ...Object.fromEntries(
        over.map((one) => [`the dialog ${one} over ${path}`, () => lookAtDialog(page, path, one, names)]),
      ),
    });
    expect(failures).toEqual([]);
  });
}

async function lookAtDialog(page: Page, resource: string, path: string, names: ReadonlySet<string>): Promise<void> {
  await openDialog(page, resource, path);
  await expectDialogUsableInEveryWindow(page, `office ${resource} ${path.replaceAll(/[:/]/g, '')}`);
  await expectNoNameWidens(page, names, [1280]);
}

/** Takes every step, whatever has come of those before it; answers what was wrong, by the step. */
async function failuresOf(steps: Readonly<Record<string, () => Promise<void>>>): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    await test.step(name, step).catch((error: Error) => failures.push(`${name}: ${error.message}`));
  }
  return failures;
}
