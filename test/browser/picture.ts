import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Keeps a picture of the whole page in the folder PICTURES, for whoever wants to look at the screens. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
}
