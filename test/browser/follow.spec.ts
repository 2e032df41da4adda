import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { winterDay } from '../sample/winter-day.ts';
import { rovers, test } from './cup-of-today.ts';
import { expect, expectAccessible, expectMessage } from './journey.ts';
import { picture } from './picture.ts';

interface Pushed {
  readonly title: string;
  readonly body: string;
}

/** The browser subscribes at a stand-in on this machine: it knows no push service without the network. */
async function subscribeHere(page: Page): Promise<string> {
  const answer = await fetch(`${process.env.MAILS_URL}/push-subscription`);
  const subscription: { endpoint: string; p256dh: string; auth: string } = await answer.json();
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    let isSubscribed = false;
    const ours = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        isSubscribed = false;
        return true;
      },
    };
    const own = PushManager.prototype as unknown as Record<string, () => Promise<unknown>>;
    own.getSubscription = async () => (isSubscribed ? ours : null);
    own.subscribe = async () => {
      isSubscribed = true;
      return ours;
    };
  }, subscription);
  return new URL(subscription.endpoint).pathname;
}

const pushedTo = async (place: string): Promise<readonly Pushed[]> =>
  (await fetch(`${process.env.MAILS_URL}/pushed?place=${encodeURIComponent(place)}`)).json();

/** The number by which the browser's own tools know the service worker of the site. */
async function registrationIn(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

async function deliver(context: BrowserContext, page: Page, message: Pushed): Promise<void> {
  const session = await context.newCDPSession(page);
  const registrationId = await registrationIn(session);
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('a family follows a team by one press, its phone shows the next game, and it follows no more', async ({
    page,
    context,
    ownCup,
  }) => {
    const { teamIds, draw } = await ownCup('Followed Cup', { teams: rovers(3), sheet: { date: winterDay(13) } });
    const place = await subscribeHere(page);
    await page.goto(`/teams/${teamIds[0]}`);
    await expect(page.getByText('No game is planned yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expectMessage(page, 'You follow this team');
    await expect(page.getByText('You follow this team on this device.')).toBeVisible();
    await draw();
    await expect.poll(async () => (await pushedTo(place)).length).toBeGreaterThan(0);
    const [message] = await pushedTo(place);
    if (message === undefined) throw new Error('Nothing was pushed');
    expect(message.title).toMatch(/: (next game|the timetable has changed)$/);
    await deliver(context, page, message);
    await expect.poll(async () => (await shownOn(page)).map(({ title }) => title)).toEqual([message.title]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Next game' })).toBeVisible();
    await picture(page, 'team followed');
    await page.getByRole('button', { name: 'Stop following' }).click();
    await expectMessage(page, 'Not followed any more');
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  });
});

/** The page of a team on another phone, of which something is different before it opens. */
async function anotherPhone(
  browser: Browser,
  different: BrowserContextOptions,
  before: () => void,
  teamId: number | undefined,
): Promise<Page> {
  const baseURL = process.env.PRODUCT_URL ?? '';
  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, ...different });
  const page = await phone.newPage();
  await page.addInitScript(before);
  await page.goto(`/teams/${teamId}`);
  return page;
}

test('nobody is asked before the press; a browser without push, an iPhone, and whoever says no have the games all the same', async ({
  browser,
  ownCup,
}) => {
  const {
    teamIds: [teamId],
  } = await ownCup('Followed Cup', { teams: rovers(3), sheet: { date: winterDay(13) } });
  const follow = (page: Page) => page.getByRole('button', { name: 'Follow', exact: true });

  await test.step('a browser without push is offered the calendar', async () => {
    const withoutPush = () => {
      Object.defineProperty(Notification, 'requestPermission', {
        value: () => {
          throw new Error('Asked too early');
        },
      });
      Reflect.deleteProperty(window, 'PushManager');
    };
    const page = await anotherPhone(browser, {}, withoutPush, teamId);
    await expect(page.getByText('This browser cannot receive messages from a site.')).toBeVisible();
    await expect(follow(page)).toBeHidden();
    const add = page.getByRole('link', { name: 'Add the games' });
    const { host } = new URL(page.url());
    await expect(add).toHaveAttribute('href', `webcal://${host}/api/teams/${teamId}/calendar.ics`);
    await expectAccessible(page);
  });

  await test.step('on an iPhone it is said that only a site on the home screen is told anything', async () => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
    const withoutPush = () => {
      Reflect.deleteProperty(window, 'PushManager');
    };
    const page = await anotherPhone(browser, { userAgent }, withoutPush, teamId);
    await expect(page.getByText('Add to Home Screen')).toBeVisible();
  });

  await test.step('whoever says no is told of the calendar', async () => {
    const sayNo = () => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => 'denied';
    };
    const page = await anotherPhone(browser, {}, sayNo, teamId);
    await follow(page).click();
    await expect(page.getByRole('alert')).toContainText('add the calendar below');
    await expectAccessible(page);
  });
});
