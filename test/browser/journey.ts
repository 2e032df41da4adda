import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { keepContrasts, measureEachContrastOnce } from './contrasts.ts';
import { drawnAlike, markDrawnAlike, unmarkDrawnAlike } from './drawn-alike.ts';

/** A mail that the product has sent during the journey. */
export type DeliveredMail = {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A browser test that begins at the product's address and listens for messages. */
export const test = base.extend<{ readonly nothingLeftOpen: undefined }>({
  baseURL: process.env.PRODUCT_URL,
  // Whoever else opened the product beside this browser is gone when the journey ends, as is their share of the machine.
  nothingLeftOpen: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use(undefined);
      const left = browser.contexts().filter((context) => !before.includes(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
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
    const answer = await fetch(`${process.env.MAILS_URL}/?to=${encodeURIComponent(address)}`);
    return (await answer.json()) as readonly DeliveredMail[];
  };
  await expect.poll(async () => (await ask()).length).toBeGreaterThanOrEqual(count);
  return ask();
}

/** The last place of this kind in the letters to an address, waited for: a letter may not be the first that comes. */
export async function mailed(address: string, place: RegExp): Promise<string> {
  const places = async () => (await mailsTo(address)).flatMap(({ text }) => place.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await places()).length).toBeGreaterThan(0);
  return (await places()).at(-1) ?? '';
}

/** Waits for a letter whose subject holds these words. */
export async function expectMail(address: string, subject: string): Promise<void> {
  const subjects = async () => (await mailsTo(address)).map((mail) => mail.subject);
  await expect.poll(subjects).toContainEqual(expect.stringContaining(subject));
}

type Tone = 'good' | 'alarm';

interface Message {
  readonly tone: string | undefined;
  readonly text: string;
  /** The words by which a journey has read it: by the same words it is not read again once it is gone. */
  readonly readBy: string[];
  isThere: boolean;
}

type Listening = Window & { messages?: Message[] };

/** Notes every message that the pages of a browser show: it may be gone before a busy machine has looked. */
export async function listenForMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const messages: Message[] = [];
    (window as Listening).messages = messages;
    let there: readonly { toast: Element; text: string; message: Message }[] = [];
    const look = () => {
      const toasts = [...document.querySelectorAll<HTMLElement>('[data-toast]')].filter((one) => one.checkVisibility());
      const before = there;
      there = toasts.map((toast) => {
        const text = toast.textContent ?? '';
        const known = before.find((one) => one.toast === toast && one.text === text);
        if (known !== undefined) return known;
        const message = { tone: toast.dataset.toast, text, readBy: [], isThere: true };
        messages.push(message);
        return { toast, text, message };
      });
      for (const one of before) one.message.isThere = there.includes(one);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits for a message, which may be gone by now. */
export async function expectMessage(page: Page, words: string, tone?: Tone): Promise<void> {
  await expect(async () => {
    const unread = await page.evaluate(
      ([wanted, tone]) => {
        const messages = (window as Listening).messages ?? [];
        const found = messages.find(
          (one) =>
            one.text.toLowerCase().includes(wanted.toLowerCase()) &&
            (tone === undefined || one.tone === tone) &&
            (one.isThere || !one.readBy.includes(wanted)),
        );
        found?.readBy.push(wanted);
        return found === undefined ? messages.map(({ text }) => text) : undefined;
      },
      [words, tone] as const,
    );
    expect(unread, `the message “${words}”`).toBeUndefined();
  }).toPass({ timeout: 60_000 });
}

/** Closes the message, unless it has gone by itself. */
export async function closeMessage(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close message' });
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1000 });
    await expect(page.locator('[data-toast]')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Waits for the frame in which the page is told of another window or scheme, and the one in which it has answered. */
export async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}

/** Brings whatever is on its way to its place or colour there, and waits until nothing is waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page behind another draws no frames, and what moves on it never comes to its end by itself.
    const nextFrame = () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => drawn());
        setTimeout(drawn, 100);
      });
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const moving = () => document.getAnimations().filter((one) => one.playState === 'running' && isEnding(one));
    const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
    do {
      for (const one of moving()) one.finish();
      await nextFrame();
      await nextFrame();
    } while (moving().length > 0 || isBusy());
  });
}

/**
 * Fails when the page as it is shows a serious or critical accessibility finding, outside of what has been looked at
 * before as it stands there now.
 */
export function expectAccessible(page: Page, lookedAt: readonly string[] = []): Promise<void> {
  return expectNoFinding(page, lookedAt, { rules: lesserRules });
}

/** Names that hold what is seen: whoever speaks to a page says the words that stand there. */
const asSeen = ['label-content-name-mismatch'];

/** What axe calls moderate of a whole page, and a listener loses the way by: headings in order, and everything in a part with a name of its own. */
const forTheWay = ['heading-order', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one', 'region'];

/** Fails when a listener could lose the way on the page as it is, or one who speaks to it is not understood. */
export const expectWayFor = (page: Page): Promise<void> => expectNoneOf(page, [...forTheWay, ...asSeen]);

/**
 * Fails when something on the page as it is has a name that does not hold what is seen; a game to be dragged, on whose
 * tile teams and round stand below each other, is called by its match, time and field.
 */
export const expectNamesAsSeen = (page: Page): Promise<void> => expectNoneOf(page, asSeen, ['[draggable="true"]']);

async function expectNoneOf(page: Page, rules: readonly string[], lookedAt: readonly string[] = []): Promise<void> {
  const violations = await violationsOf(page, lookedAt, { runOnly: [...rules] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}

/** The same of a page that differs in its colours alone from one that has been looked at. */
export function expectAccessibleColours(page: Page, lookedAt: readonly string[] = []): Promise<void> {
  return expectNoFinding(page, lookedAt, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function expectNoFinding(page: Page, lookedAt: readonly string[], options: axe.RunOptions): Promise<void> {
  await settled(page);
  await page.evaluate(setStill, true);
  const violations = await violationsOf(page, lookedAt, options);
  await page.evaluate(setStill, false);
  const serious = violations.filter(({ impact }) => isSerious(impact));
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}

/** An answer that comes during a look changes a colour at once: no look meets one between two. */
function setStill(isStill: boolean): void {
  if (!isStill) {
    document.adoptedStyleSheets.pop();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

const isSerious = (impact: unknown) => impact === 'serious' || impact === 'critical';

/** What axe itself calls moderate or minor whatever it finds: none of it would be told, and it takes a fifth of the time. */
const lesserRules = Object.fromEntries(
  rulesOf(axe)
    .filter(({ impact }) => !isSerious(impact))
    .map(({ id }) => [id, { enabled: false }]),
);

/** The whole of axe, at half the length of what the package says of itself. */
const minified = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe with the impact that each has; its own list of them leaves that out. */
function rulesOf(its: object): readonly { readonly id: string; readonly impact: string }[] {
  return (its as { readonly _audit: { readonly rules: ReturnType<typeof rulesOf> } })._audit.rules;
}

/**
 * The rules of axe, run in the page itself ("legacy"), which has no frames: carrying all that is in order to a second
 * page, to be sorted there, took two thirds of the time.
 */
async function violationsOf(page: Page, lookedAt: readonly string[], options: axe.RunOptions) {
  expect(page.frames(), 'frames of the page').toHaveLength(1);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(minified);
  await measureEachContrastOnce(page);
  const builder = new AxeBuilder({ page, axeSource: 'void 0' });
  await markDrawnAlike(page, lookedAt);
  for (const place of [drawnAlike, ...lookedAt]) builder.exclude(place);
  const { violations } = await builder
    .options({ ...options, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  await unmarkDrawnAlike(page);
  await keepContrasts(page);
  return violations;
}
