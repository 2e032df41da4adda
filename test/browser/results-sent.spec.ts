import type { Page } from '@playwright/test';
import { aTournament, onFile, signIn, unique } from './back-office.ts';
import { expect, expectAccessible, expectMail, expectMessage, mailsTo, test } from './journey.ts';
import { fitWindow } from './nothing-beside.ts';
import { picture } from './picture.ts';

let families = 0;

/** A family of a team; answers its address. */
async function aFamily(page: Page, tournamentId: number, teamId: number): Promise<string> {
  families += 1;
  const mark = `${Date.now().toString(36)}${families}`;
  const email = `results.${mark}@mailed.example`;
  const phone = `(862) 556-${String(Date.now() + families).slice(-4)}`;
  const { id } = await onFile(page, '/api/admin/players', { name: `Rae ${mark}`, email, phone, birthYear: 2001 });
  const entry = { playerId: id, tournamentId, paymentMethod: 'venmo', teamOption: 'existing', teamId };
  await onFile(page, '/api/admin/tournament-registrations', entry);
  return email;
}

interface Game {
  readonly id: number;
  readonly team1Name: string;
}

/** The only game of a tournament, with this result. */
async function played(page: Page, tournamentId: number, team1Score: number): Promise<Game> {
  const answer = await page.request.get(`/api/games?includeAll=true&tournamentId=${tournamentId}`);
  const [game] = (await answer.json()) as readonly Game[];
  const at = `/api/games/${game?.id}`;
  const score = { data: { team1Score, team2Score: 1 } };
  expect((await page.request.put(`${at}/score`, score)).ok()).toBe(true);
  expect((await page.request.post(`${at}/complete`, { data: {} })).ok()).toBe(true);
  return game ?? { id: 0, team1Name: '' };
}

test('the families of a tournament get its results in one press, and again once corrected', async ({ page }) => {
  await signIn(page);
  const cup = unique('Finished Cup');
  const { id } = await aTournament(page, cup);
  const reds = await onFile(page, '/api/admin/teams', { name: `Reds ${cup}`, tournamentId: id });
  const blues = await onFile(page, '/api/admin/teams', { name: `Blues ${cup}`, tournamentId: id });
  const [red, blue] = [await aFamily(page, id, reds.id), await aFamily(page, id, blues.id)];
  await onFile(page, `/api/tournaments/${id}/generate-brackets`, { teamIds: [reds.id, blues.id] });
  await page.goto(`/admin/results/${id}`);
  await expect(page.getByText('The tournament is not over')).toBeVisible();
  await expectAccessible(page);
  const game = await played(page, id, 3);
  const [champion, other] = game.team1Name.startsWith('Reds') ? [red, blue] : [blue, red];

  await page.goto(`/admin/tournaments/${id}/show`);
  await page.getByRole('link', { name: `Results to families: ${cup}` }).click();
  const preview = page.getByRole('region', { name: 'What will be sent' });
  await expect(preview).toContainText('2 letters for 2 people at 2 addresses');
  await expect(preview).toContainText(`Results: ${cup}`);
  await expect(preview).toContainText(/won 3-1|lost 1-3/);
  await expectAccessible(page);
  for (const width of [1440, 768, 390] as const) {
    await fitWindow(page, width);
    await picture(page, `results previewed at ${width}`);
  }
  await preview.getByRole('button', { name: 'Send 2 letters' }).click();
  await expectMessage(page, 'The mailing is on its way');
  await expectMail(champion, `Results: ${cup}`);
  await expectMail(other, `Results: ${cup}`);
  const told = (await mailsTo(champion)).find(({ subject }) => subject === `Results: ${cup}`);
  expect(told?.text).toContain('Your place: Champion');
  await expect(page.locator('main')).toContainText(`2 teams, ${cup}`);

  await page.goto(`/admin/results/${id}`);
  await expect(page.getByText('Nothing has been corrected since')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await picture(page, 'results sent');
  expect((await page.request.post(`/api/games/${game.id}/reopen`, { data: {} })).ok()).toBe(true);
  await played(page, id, 5);
  await page.reload();
  await expect(page.getByText('A result has been corrected since: these letters say so.')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await picture(page, 'results corrected');
  await page.getByRole('button', { name: 'Send 2 letters' }).click();
  await expectMail(champion, `Corrected results: ${cup}`);
});
