import { drawnAlike, markDrawnAlike } from './drawn-alike.ts';
import { expect, expectAccessible, test } from './journey.ts';

const row = (name: string, style = '') =>
  `<li style="${style}"><button>${name}</button><span>${name || 'Rovers'}</span></li>`;
const listOf = (rows: readonly string[]) =>
  `<html lang="en"><title>Teams</title><main><h1>Teams</h1><ul>${rows.join('')}</ul></main>`;
const rows = ['Lions', 'Owls', 'Foxes', 'Hawks'].map((name) => row(name));

test('of rows that differ in words alone one is looked at', async ({ page }) => {
  await page.setContent(listOf(rows));
  await markDrawnAlike(page);
  await expect(page.locator(`li${drawnAlike}`)).toHaveCount(3);
  await expect(page.locator('li').first()).not.toHaveAttribute('data-drawn-alike');
});

test('one row that is drawn too pale or has no name among many is found', async ({ page }) => {
  await page.setContent(listOf(rows));
  await expectAccessible(page);
  for (const wrong of [row('Bears', 'color: #bbb'), row('')]) {
    await page.setContent(listOf([...rows, wrong, ...rows]));
    await expect(expectAccessible(page)).rejects.toThrow(/color-contrast|button-name/);
  }
});
