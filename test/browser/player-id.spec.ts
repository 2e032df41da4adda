import { enterPlayer, lookUp } from './families.ts';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { picture } from './picture.ts';
import { aRegistrant } from './registration-steps.ts';

const cup = ownCup('Player ID Cup', { isDividedByAge: true });

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

  await page.getByRole('button', { name: 'New Search' }).click();
  await expect(page.getByRole('button', { name: 'Find my registration' })).toBeVisible();
});

test('a new email waits for the mailbox on file, is confirmed by its link, and is taken back by another', async ({
  page,
}) => {
  const adult = aRegistrant({ birthYear: String(new Date().getFullYear() - 20) });
  await enterPlayer(page.request, cup().id, adult);
  await lookUp(page, adult);
  await page.getByRole('button', { name: 'Edit Info' }).click();
  const moved = `moved-${adult.email}`;
  await page.getByLabel('Email', { exact: true }).fill(moved);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'The change counts once it is confirmed.');
  await expect(
    page.getByText(/^We sent a link to .____.@.*\. Your new email counts once it is opened there\.$/),
  ).toBeVisible();
  await expect(page.getByText(moved)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send me a code instead' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'a change that waits');

  await page.goto(await linkMailed(adult.email, 'Please confirm a change'));
  await expect(page.getByRole('heading', { name: 'Is this change yours?' })).toBeVisible();
  await expect(page.getByText(moved)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'a change to confirm');
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(page.getByRole('heading', { name: 'The change is made' })).toBeFocused();

  await page.goto(await linkMailed(adult.email, 'Your information was changed'));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'The change is taken back' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

/** The link of the letter with this subject, waited for until it is there. */
async function linkMailed(address: string, subject: string): Promise<string> {
  const place = /(\/player-change\/[^\s"<>]+)/;
  const find = async () => {
    const mails = (await mailsTo(address)).filter((mail) => mail.subject === subject);
    return mails.map(({ text }) => place.exec(text)?.[1] ?? '').findLast((found) => found !== '') ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
