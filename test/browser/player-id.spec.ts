import { enterPlayer, lookUp } from './families.ts';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { picture } from './picture.ts';
import { aRegistrant } from './registration-steps.ts';

const cup = ownCup('Player ID Cup', { isDividedByAge: true, ageYear: new Date().getFullYear() });

test('a family looks itself up, sees masked contacts, and saves a change without losing what is masked', async ({
  page,
}) => {
  const player = aRegistrant({ birthYear: String(new Date().getFullYear() - 11) });
  const child = { ...player, parent: { name: 'Pat Vale', email: `pat.${player.email}` } };
  await enterPlayer(page.request, cup().id, child, { ageBracket: 'U10-U12' });
  await lookUp(page, child);
  const card = page.getByRole('article', { name: child.name });
  await expect(card).toContainText('Individual player');
  await expect(card).toContainText('U10-U12');
  await expect(card).toContainText('Payment pending');
  await expect(card).toContainText('Waiver to be confirmed');
  const masked = page.getByText(/^p____\d@example.com$/);
  await expect(masked).toBeVisible();
  await expect(page.getByText('Pat V.')).toBeVisible();
  await expect(page.getByText(child.email)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Info' }).click();
  await expectAccessible(page);
  await page.getByLabel('Current Club').fill('Montclair United');
  await page.getByRole('radio', { name: 'Credit card (5% fee)' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Your information has been saved.');
  await expect(page.getByText('Montclair United')).toBeVisible();
  await expect(page.getByText('$42')).toBeVisible();
  await expect(masked).toBeVisible();

  await picture(page, 'a registration on a device of somebody else');
  await page.getByRole('button', { name: 'New Search' }).click();
  await expect(page.getByRole('button', { name: 'Find my registration' })).toBeVisible();
});

test('a new email needs the code from the mailbox on file, inside the form', async ({ page, request }) => {
  const adult = aRegistrant({ birthYear: String(new Date().getFullYear() - 19) });
  // Registered from another device: the session that made a record may correct its address.
  await enterPlayer(request, cup().id, adult, { ageBracket: 'U16-U19' });
  await lookUp(page, adult);
  await page.getByRole('button', { name: 'Edit Info' }).click();
  const moved = `moved-${adult.email}`;
  await page.getByLabel('Email', { exact: true }).fill(moved);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^We have sent 6 digits to /)).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(moved);
  await expectAccessible(page);
  await picture(page, 'a change that needs a code');
  await page.getByLabel('Code').fill(await codeMailed(adult.email));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Your information has been saved.');
  await expect(page.getByText(moved)).toBeVisible();
});

/** The six digits of the letter, waited for until it is there. */
async function codeMailed(address: string): Promise<string> {
  const find = async () =>
    (await mailsTo(address))
      .map(({ text }) => /code is (\d{6})/.exec(text)?.[1] ?? '')
      .findLast((found) => found !== '') ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}
