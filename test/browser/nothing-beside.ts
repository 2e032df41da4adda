import type { Page } from '@playwright/test';
import { drawnAnew, expect } from './journey.ts';

/** Nothing stands out at the side of the page as it is. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `what stands out of ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

/** Makes the window so wide that it is a phone's, a tablet's or a laptop's; nothing stands out at its side. */
export async function fitWindow(page: Page, width: 390 | 768 | 1280 | 1440): Promise<void> {
  await page.setViewportSize({ width, height: { 390: 844, 768: 1024, 1280: 800, 1440: 900 }[width] });
  await drawnAnew(page);
  await expectNothingBeside(page);
}
