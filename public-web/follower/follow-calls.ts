import { read, send } from '../transport/call.ts';

/** Why a browser cannot be told anything. */
export type Obstacle = 'no push' | 'only installed' | 'forbidden';

/** The teams that this browser follows, as it was told when it began to; the server keeps the same under its endpoint. */
const place = 'followed-teams';

/** What stands in the way of following, as far as it is known before anybody is asked. */
export function obstacle(): Obstacle | undefined {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isAppleTouch() ? 'only installed' : 'no push';
  return Notification.permission === 'denied' ? 'forbidden' : undefined;
}

/** On an iPhone and an iPad only a site on the home screen is told anything (iOS 16.4 and later). */
const isAppleTouch = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function isFollowed(teamId: number): boolean {
  return followed().includes(teamId);
}

/** Asks for the permission, subscribes and follows; undefined when somebody said no. */
export async function follow(teamId: number): Promise<'followed' | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const [{ publicKey }, registration] = await Promise.all([
    read<{ readonly publicKey: string }>('/api/push-key'),
    navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready),
  ]);
  const subscription = await subscribed(registration.pushManager, publicKey);
  const { endpoint, keys } = subscription.toJSON();
  await send('POST', `/api/teams/${teamId}/follow`, { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  keep([...followed(), teamId]);
  return 'followed';
}

/** A subscription of another key would be told nothing: it is given up for one of ours. */
async function subscribed(push: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const known = await push.getSubscription();
  if (known === null) return push.subscribe(options);
  return push.subscribe(options).catch(async () => {
    await known.unsubscribe();
    return push.subscribe(options);
  });
}

export async function unfollow(teamId: number): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription != null) await send('POST', `/api/teams/${teamId}/unfollow`, { endpoint: subscription.endpoint });
  const left = followed().filter((id) => id !== teamId);
  keep(left);
  if (left.length === 0) await subscription?.unsubscribe();
}

function followed(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}

function keep(teams: readonly number[]): void {
  try {
    localStorage.setItem(place, JSON.stringify([...new Set(teams)]));
  } catch {
    // A browser that keeps nothing follows all the same; its button begins anew.
  }
}
