import { followedTeams as place, pushSubscription } from '../kit/push-subscription.ts';
import { device } from '../kit/storage.ts';
import { read, send } from '../transport/call.ts';

/** Reason why a browser cannot receive notices. */
export type Obstacle = 'no push' | 'only installed' | 'forbidden';

/** Returns the obstacle to following, as far as it is known before permission is requested. */
export function obstacle(): Obstacle | undefined {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isAppleTouch() ? 'only installed' : 'no push';
  return Notification.permission === 'denied' ? 'forbidden' : undefined;
}

/** Detects iPhones and iPads, which push only to a site on the home screen (iOS 16.4 and later). */
const isAppleTouch = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function isFollowed(teamId: number): boolean {
  return followed().includes(teamId);
}

/** Requests permission, subscribes and follows the team; returns undefined if permission was denied. */
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

/** Subscribes with this server's key. A subscription with another key would receive nothing and is replaced. */
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
  const subscription = await pushSubscription();
  if (subscription != null) await send('POST', `/api/teams/${teamId}/unfollow`, { endpoint: subscription.endpoint });
  const left = followed().filter((id) => id !== teamId);
  keep(left);
  if (left.length === 0) await subscription?.unsubscribe();
}

function followed(): readonly number[] {
  const kept = device.value(place);
  return Array.isArray(kept) ? kept.filter(Number.isInteger) : [];
}

function keep(teams: readonly number[]): void {
  device.write(place, JSON.stringify([...new Set(teams)]));
}
