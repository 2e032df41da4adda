import { hasOwnPrices, type Price } from '../../payment/price.ts';
import { priceOn } from '../../payment/price-on.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { easternDay } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { priceWithin } from '../entry/enter-tournament.ts';

/**
 * Returns the price of a player who moves to another tournament: that of the day of registration. Where neither
 * tournament has prices of its own, the price stays.
 */
export async function priceThere(
  { registrations, site }: Needs<'registrations' | 'site'>,
  { registration, player }: { readonly registration: Registration; readonly player: Player },
  { from, to }: { readonly from: Tournament; readonly to: Tournament },
): Promise<Price> {
  if (!hasOwnPrices(from) && !hasOwnPrices(to)) return registration.price;
  const { feeCents } = await site.settings();
  const price = priceOn(to, feeCents, easternDay(registration.registeredAt));
  return priceWithin(registrations, player, { price, tournament: to });
}
