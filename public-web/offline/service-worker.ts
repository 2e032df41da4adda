import { type FollowersMessage, readMessage } from './followers-message.ts';
import { answerTo, isOutOfOrder, outdated, placeOf } from './shell-answers.ts';

declare const self: ServiceWorkerGlobalScope;

/** Constants filled in by the build: base path of the language, paths of all files, path of the entry script, and a version derived from the files. */
declare const builtBase: string;
declare const builtFiles: readonly string[];
declare const builtEntry: string;
declare const builtVersion: string;

/** Time that the network may take for a page before the cached one is shown, in milliseconds. */
const patience = 4000;
/** Number of parallel downloads; the open page has priority. */
const lanes = 4;
const page = '/';
/** Empty page with which every address begins. */
const emptyPage = `${builtBase}index.html`;
const place = placeOf(builtVersion);

self.addEventListener('install', (event) => event.waitUntil(keepSite()));
// A page of an older build keeps its worker: this one is activated when the last such page is closed.
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const from = answerTo(event.request, self.location.origin, builtFiles);
  if (from === 'page') event.respondWith(openPage(event.request));
  if (from === 'kept file') event.respondWith(openFile(event.request));
});

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(shownIn(event.notification).path));
});

/** Shows a push message to followers. If a later message has overtaken it, that one stays. */
async function showMessage(data: PushMessageData | null): Promise<void> {
  const message = readMessage(data?.text());
  if (message === undefined) return;
  const there = await self.registration.getNotifications({ tag: message.tag });
  const latest = there.map(shownIn).find(({ number }) => number > message.number) ?? message;
  const { title, body, tag } = latest;
  await self.registration.showNotification(title, { body, tag, data: latest, icon: '/icons/crest-192.png' });
}

const shownIn = ({ data }: Notification): FollowersMessage => data;

/** Focuses an open page with the path, or opens a new one. */
async function openPath(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  await (there === undefined ? self.clients.openWindow(address) : there.focus());
}

async function keepSite(): Promise<void> {
  const kept = await caches.open(place);
  await keepPage(kept);
  const left = [...builtFiles];
  const lane = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await keepFile(kept, file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Caches the page of this build; during a deployment the server could answer with another build's. */
async function keepPage(kept: Cache): Promise<void> {
  const response = await fetch(emptyPage, { cache: 'no-cache', credentials: 'omit' });
  const html = await response.clone().text();
  if (!response.ok || !html.includes(builtEntry)) throw new Error('The page is of another build.');
  await kept.put(page, response);
}

async function keepFile(kept: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith(`${builtBase}assets/`);
  const known = isHashed ? await caches.match(file, { ignoreVary: true }) : undefined;
  if (known !== undefined) return kept.put(file, known);
  return kept.add(new Request(file, { cache: isHashed ? 'default' : 'no-cache', priority: 'low' }));
}

async function takeOver(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), builtVersion).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function openPage(request: Request): Promise<Response> {
  const answered = fetch(request);
  const kept = await caches.match(page, { cacheName: place, ignoreVary: true });
  if (kept === undefined) return answered;
  const inTime = answered.then(
    (response) => (isOutOfOrder(response) ? kept : response),
    () => kept,
  );
  return Promise.race([inTime, later().then(() => kept)]);
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

const later = () => new Promise((resolve) => setTimeout(resolve, patience));
