import { enterTeam } from './families.ts';
import { expect, expectAccessible, expectMail, expectMessage, test } from './journey.ts';
import { ownCup } from './own-cup.ts';

const cup = ownCup('Wolves Cup');

test('a captain withdraws the team: what follows is said first, then the page says where the players go on', async ({
  page,
}) => {
  const entered = await enterTeam(page.request, cup().id, `Weary Wolves ${Date.now()}`);
  const { id, name: team, captain, invitationCode } = entered;
  await page.goto(`/captain/team/${id}`);
  const open = page.getByRole('button', { name: 'Withdraw the team' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Withdraw ${team}?` });
  await expect(dialog).toContainText('1 player becomes a free agent.');
  await expect(dialog).toContainText(
    'The place is free again: it goes to the next team on the waiting list, if one waits.',
  );
  await expect(dialog).toContainText('The invitation link stops working');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(page.getByRole('heading', { name: team })).toBeVisible();

  await open.click();
  await dialog.getByRole('button', { name: 'Withdraw now' }).click();
  const gone = page.getByRole('heading', { name: `${team} is withdrawn` });
  await expect(gone).toBeFocused();
  await expect(gone).toBeInViewport();
  await expectMessage(page, 'Team withdrawn', 'good');
  await expectAccessible(page);
  await expectMail(captain.email, `No longer on ${team}: `);
  await page.reload();
  await expect(gone).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw the team' })).toBeHidden();
  expect(await (await page.request.get(`/api/teams?search=${encodeURIComponent(team)}`)).json()).toEqual([]);
  await page.getByRole('link', { name: 'Find a team' }).click();
  await expect(page).toHaveURL(/register=/);
  await page.goto(`/invite/${invitationCode}`);
  await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
});
