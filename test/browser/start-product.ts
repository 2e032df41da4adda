import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Mailbox, openMailbox } from '../harness/mailbox.mjs';
import { startProduct, stopProducts } from '../harness/product.mjs';
import { openPushService, type PushService } from '../harness/push-service.mjs';

/** Starts the built product with its demo and a mailbox, once for all journeys; answers how to end them. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  const mailbox = await openMailbox();
  const pushes = await openPushService();
  const letters = createServer((request, response) => {
    const { url = '/' } = request;
    const asked = pushesFor(pushes, url) ?? mailsFor(mailbox, url);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(asked));
  });
  await new Promise<void>((resolve) => letters.listen(0, '127.0.0.1', resolve));
  const end = async () => {
    await stopProducts();
    letters.close();
    await pushes.close();
    await mailbox.close();
  };
  try {
    const product = await startProduct(
      {
        SMTP_URL: mailbox.smtpUrl,
        NODE_ENV: 'test',
        PUSH_STAND_IN: pushes.origin,
        NODE_EXTRA_CA_CERTS: pushes.certificate,
      },
      { program: 'dist/api/main.js' },
    );
    await makeRoom(product.url);
    process.env.PRODUCT_URL = product.url;
    process.env.MAILS_URL = `http://127.0.0.1:${(letters.address() as AddressInfo).port}`;
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** The journeys make more teams than the Fall Cup has places: the last of them would only wait. */
async function makeRoom(url: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'organizer', password: 'kick-off-demo' });
  const signedIn = await fetch(`${url}/api/admin/login`, { method: 'POST', headers: json, body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const room = { method: 'PUT', headers: { ...json, cookie }, body: JSON.stringify({ maxTeams: 256 }) };
  const answer = await fetch(`${url}/api/admin/tournaments/13`, room);
  if (!answer.ok) throw new Error(`The Fall Cup has not been widened: ${answer.status}`);
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The journeys run in other processes: they ask for the mails of an address over HTTP. */
function mailsFor(mailbox: Mailbox, path: string): readonly unknown[] {
  const address = new URL(path, 'http://mails').searchParams.get('to') ?? '';
  const mails = mailbox.mails.filter((mail) => mail.to.includes(address.toLowerCase()));
  return mails.map(({ email, ...mail }) => mail);
}

/** A browser that subscribes at the stand-in of a push service, or what one was pushed. */
function pushesFor(pushes: PushService, path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'http://pushes');
  if (pathname === '/push-subscription') return pushes.subscribe();
  if (pathname !== '/pushed') return undefined;
  return pushes.taken.filter(({ place }) => place === searchParams.get('place')).map(({ payload }) => payload);
}
