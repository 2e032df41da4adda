import type { Given } from '../../port/ports.ts';
import { isInForce } from '../mail/sealed-link.ts';
import type { NewsEnding } from './ending-of-news.ts';

/** Unsubscribes a mailbox from news about new tournaments. Does nothing where the address has changed since, which gets none anyway. */
export async function endNews(
  given: Given<'players' | 'mailings' | 'preRegistrations' | 'seal'>,
  { playerId, addressMark }: NewsEnding,
): Promise<void> {
  const player = await given.players.find(playerId);
  const addresses = [player?.email, player?.parentEmail].filter((one) => typeof one === 'string');
  const address = addresses.find((mailbox) =>
    isInForce(given.seal, 'end-news', { values: [addressMark] }, { mailbox }),
  );
  if (address === undefined) return;
  await given.mailings.endNews(address, given.clock.now());
  await given.preRegistrations.unsubscribe(address, given.clock.now());
  await given.audit.note({ thing: 'player', recordId: playerId, what: 'unsubscribed' });
}
