import { expect, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { aRegistrant, fillPlayer } from './registration-steps.ts';

const cup = ownCup('Drafts Cup');

test('a direct link shows its form at the top; a reload keeps the choices and leaves nothing personal in the storage of the browser', async ({
  page,
}) => {
  const choice = page.getByRole('radio', { name: cup().name });
  for (const [type, heading] of [
    ['individual', 'Individual Player Registration'],
    ['create-team', 'Create Your Team'],
  ] as const) {
    await page.goto(`/?register=${type}`);
    const title = page.getByRole('heading', { name: heading });
    await expect(title).toBeVisible();
    await expect(choice).toHaveCount(1);
    await expect.poll(async () => ((await title.boundingBox())?.y ?? 0) < 120).toBe(true);
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  }

  const player = aRegistrant();
  await page.getByLabel('Team Name').fill('Night Foxes');
  await choice.check();
  await fillPlayer(page, player);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('Night Foxes');
  for (const personal of [player.name, player.email, player.phone, player.birthYear]) {
    expect(stored).not.toContain(personal);
  }
  await page.reload();
  await expect(page.getByLabel('Team Name')).toHaveValue('Night Foxes');
  await expect(choice).toBeChecked();
  await expect(page.getByRole('radio', { name: /Here to Play/ })).toBeChecked();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});
