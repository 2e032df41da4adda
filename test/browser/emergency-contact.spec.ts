import { openBackOffice } from './back-office.ts';
import { enterPlayer } from './families.ts';
import { expect, expectAccessible, expectMessage, mailed, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { aRegistrant } from './registration-steps.ts';
import { anotherPage } from './score-keeping.ts';

const cup = ownCup('Aunts Cup');

test('a parent says whom to call, an organizer looks it up, and the parent sees that and removes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const player = aRegistrant();
  const { name } = player;
  const id = await enterPlayer(page.request, cup().id, {
    ...player,
    parent: { name: 'Pat Vale', email: player.email },
  });
  const link = await mailed(player.email, /\/waiver\/\S+/);
  const parent = await anotherPage(browser, baseURL);
  await parent.goto(link);
  await parent.getByRole('button', { name: 'Give or change an emergency contact' }).click();
  const form = parent.getByRole('form', { name: 'Emergency contact' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please say whom to call')).toBeVisible();
  await expect(form.getByText('Nothing can be kept unless you agree')).toBeVisible();
  await form.getByLabel('Whom to call').fill('Ann Aunt');
  await form.getByLabel('Phone').fill('(908) 555-0188');
  await form.getByLabel('Relation to the player').fill('Aunt');
  await form.getByLabel('Allergies, conditions, medication').fill('Bee stings. EpiPen in the red bag.');
  await form.getByRole('checkbox').check();
  await expectAccessible(parent);
  await form.getByRole('button', { name: 'Save' }).click();
  await expectMessage(parent, 'Saved');
  await expect(parent.getByText('On record. Change it here, or remove it.')).toBeVisible();

  await openBackOffice(page, `/admin/players/${id}/emergency-contact`);
  const dialog = page.getByRole('dialog', { name: `Emergency contact of ${name}` });
  await expect(dialog.getByRole('button', { name: 'Show emergency contact' })).toBeVisible();
  await expect(dialog.getByText('Ann Aunt')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show emergency contact' }).click();
  await expect(dialog.getByText('Bee stings. EpiPen in the red bag.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: '(908) 555-0188' })).toHaveAttribute('href', 'tel:9085550188');
  await expectAccessible(page);

  await parent.getByRole('button', { name: 'See everything we keep' }).click();
  await expect(parent.getByText(/An organizer looked up whom to call in an emergency/)).toBeVisible();
  await parent.getByRole('button', { name: 'Remove it' }).click();
  await expectMessage(parent, 'Removed');
  await expectAccessible(parent);
});
