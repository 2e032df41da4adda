import type { Page } from '@playwright/test';
import { enterTeam } from '../families.ts';
import { closeMessage, expect, test } from '../journey.ts';
import { ownCup } from '../own-cup.ts';
import { aRegistrant, fillPlayer, payAndAccept } from '../registration-steps.ts';
import { gamesOfTheDemo, openGame, signIn } from '../score-keeping.ts';

const cup = ownCup('Message Cup');

for (const width of [390, 1440])
  test(`${width} px wide a message covers no title, no way out and no field in focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await test.step('a form that is refused', async () => {
      await page.goto('/?register=invitation');
      await expectUncovered(page, () => page.getByRole('button', { name: 'Check the code' }).click());
    });

    await test.step('a registration', async () => {
      await page.goto('/?register=individual');
      await page.getByRole('radio', { name: cup().name }).check();
      await fillPlayer(page, aRegistrant());
      await payAndAccept(page);
      await expectUncovered(page, () => page.getByRole('button', { name: 'Register as Individual Player' }).click());
      await expect(page.getByRole('dialog', { name: 'You’re registered' })).toBeVisible();
    });

    await test.step('the page of a captain', async () => {
      const team = await enterTeam(page.request, cup().id, `Message Martins ${Date.now()}`);
      await page.goto(`/captain/team/${team.id}`);
      await expectUncovered(page, () => page.getByRole('switch', { name: 'Place free agents on open spots' }).click());
      await page.getByRole('button', { name: 'Rename the team' }).click();
      const naming = page.getByRole('dialog', { name: 'Rename the team' });
      await naming.getByLabel('New team name').fill(`${team.name} II`);
      await expectUncovered(page, () => naming.getByRole('button', { name: 'Rename', exact: true }).click());
    });

    await test.step('a keeper’s game', async () => {
      await expectUncovered(page, () => signIn(page, 'Pat'));
      const game = (await gamesOfTheDemo(page)).findLast(({ status }) => status === 'in_progress');
      if (game === undefined) throw new Error('no game of the demo is left to be played');
      const dialog = await openGame(page, game);
      await expectUncovered(page, async () => {
        await dialog.getByRole('button', { name: `Goal ${game.team1Name}` }).click();
        await dialog.getByRole('button', { name: 'Unknown scorer' }).click();
      });
    });
  });

/** Presses something that is answered by a message, and looks at what this covers: it is gone after five seconds. */
async function expectUncovered(page: Page, press: () => Promise<unknown>): Promise<void> {
  const covered = page.waitForFunction(() => {
    const message = document.querySelector('[data-toast]');
    if (message === null) return undefined;
    const box = message.getBoundingClientRect();
    const around = message.closest('dialog') ?? document.body;
    const mayNotBeUnder = [
      ...around.querySelectorAll<HTMLElement>('h1, dialog h2, dialog [aria-label="Close"], input:focus'),
    ];
    const under = mayNotBeUnder.filter((one) => {
      if (message.contains(one) || !one.checkVisibility()) return false;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
    return under.map((one) => `${one.tagName} ${one.textContent}`);
  });
  await press();
  expect(await (await covered).jsonValue()).toEqual([]);
  await closeMessage(page);
}
