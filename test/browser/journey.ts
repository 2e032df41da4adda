import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** A mail that the product has sent during the journey. */
export type DeliveredMail = {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A browser test that begins at the product's address. */
export const test = base.extend({ baseURL: process.env.PRODUCT_URL });

export { expect };

/** A window as organizers have it. */
export const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false };

/** The mails to an address, waited for until there are so many. */
export async function mailsTo(address: string, count = 1): Promise<readonly DeliveredMail[]> {
  const ask = async () => {
    const answer = await fetch(`${process.env.MAIL_DESK_URL}/?to=${encodeURIComponent(address)}`);
    return (await answer.json()) as readonly DeliveredMail[];
  };
  await expect.poll(async () => (await ask()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return ask();
}

/** Fails when the page as it is shows a serious or critical accessibility finding. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}
