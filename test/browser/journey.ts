import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** A mail that the product has sent during the journey. */
export type DeliveredMail = {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A browser test that begins at the product's address and listens for messages. */
export const test = base.extend({
  baseURL: process.env.PRODUCT_URL,
  context: async ({ context }, use) => {
    await listenForMessages(context);
    await use(context);
  },
});

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

type Tone = 'good' | 'alarm';

interface Messages {
  readonly shown: { readonly tone: string | undefined; readonly text: string }[];
  /** The last one that a journey has read: what was shown before it is past. */
  read: number;
}

type Listening = Window & { messages?: Messages };

/** Notes every message that the pages of a browser show: it may be gone before a busy machine has looked. */
export async function listenForMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const messages: Messages = { shown: [], read: 0 };
    (window as Listening).messages = messages;
    const noted = new WeakMap<Element, string>();
    const note = (toast: HTMLElement) => {
      const text = toast.textContent ?? '';
      if (noted.get(toast) === text || !toast.checkVisibility()) return;
      noted.set(toast, text);
      messages.shown.push({ tone: toast.dataset.toast, text });
    };
    const look = () => document.querySelectorAll<HTMLElement>('[data-toast]').forEach(note);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits for a message, which may be gone by now; what comes next is read from there on. */
export async function expectMessage(page: Page, words: string | RegExp, tone?: Tone): Promise<void> {
  const heard = () => page.evaluate(() => (window as Listening).messages ?? { shown: [], read: 0 });
  const isMeant = (message: Messages['shown'][number]) =>
    (tone === undefined || message.tone === tone) &&
    (typeof words === 'string' ? message.text.toLowerCase().includes(words.toLowerCase()) : words.test(message.text));
  await expect(async () => {
    const { shown, read } = await heard();
    const found = shown.findIndex((message, at) => at >= read && isMeant(message));
    expect(found, `“${words}” among: ${shown.slice(read).map(({ text }) => text)}`).not.toBe(-1);
    await page.evaluate((at) => {
      const { messages } = window as Listening;
      if (messages !== undefined) messages.read = at;
    }, found);
  }).toPass({ timeout: 15_000 });
}

/** Waits until everything has arrived that is on its way to its place or colour. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && isEnding(one));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Fails when the page as it is shows a serious or critical accessibility finding. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}
