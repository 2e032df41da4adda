import type { GuessingBlock } from '../../../domain/answer/access/guessing-block.ts';
import type { Sent } from '../../../domain/rule/time/moment.ts';
import { openBackOffice } from '../back-office.ts';
import { desktop, expect, expectAccessible, test } from '../journey.ts';
import { expectNothingBeside, fitWindow } from '../nothing-beside.ts';
import { picture } from '../picture.ts';

test.use(desktop);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const stopped: readonly Sent<GuessingBlock>[] = [
  { guessed: 'keeper', limit: 300, until: inHours(0.2) },
  { guessed: 'captain-link', limit: 300, until: inHours(0.1) },
];

test('organizers see above every page that guessing is stopped, until it is over', async ({ page }) => {
  let blocks = stopped;
  await page.route('**/api/admin/guessing', (route) => route.fulfill({ json: blocks }));
  await openBackOffice(page, '/admin/teams');
  const guessing = page.getByRole('status').filter({ hasText: /guess/i });
  await expect(guessing).toContainText("the score keepers' password, captains' links");
  await expect(guessing).toContainText(/must wait until \d+:\d\d [AP]M/);
  await expectNothingBeside(page);
  await expectAccessible(page);
  await picture(page, 'notices on a screen of 1280');

  await fitWindow(page, 390);
  await expectAccessible(page);
  await picture(page, 'notices on a phone of 390');

  blocks = [];
  await page.reload();
  await expect(guessing).toBeHidden();
});
