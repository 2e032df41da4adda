import { hasOwnPrices, type Price } from '../../payment/price.ts';
import { priceOn } from '../../payment/price-on.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { easternDay } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { priceWithin } from '../entry/enter-tournament.ts';

interface Moving {
  readonly registration: Registration;
  readonly player: Player;
}

/**
 * Returns the prices of players who move to another tournament, in their order, keyed by registration id: the
 * price on the day of their registration. Where neither tournament has prices of its own, all prices stay.
 */
export async function pricesThere(
  { registrations, site }: Needs<'registrations' | 'site'>,
  moving: readonly Moving[],
  { tournament, to }: { readonly tournament: Tournament; readonly to: Tournament },
): Promise<ReadonlyMap<number, Price>> {
  const prices = new Map(moving.map(({ registration: { id, price } }) => [id, price] as const));
  if (!hasOwnPrices(tournament) && !hasOwnPrices(to)) return prices;
  const { feeCents } = await site.settings();
  const before: Player[] = [];
  for (const { registration, player } of moving) {
    const alone = priceOn(to, feeCents, easternDay(registration.registeredAt));
    prices.set(registration.id, await priceWithin(registrations, player, { price: alone, tournament: to, before }));
    before.push(player);
  }
  return prices;
}
