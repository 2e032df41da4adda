import type { Needs } from '../../port/ports.ts';
import { type Price, priceOn } from '../../rule/payment/price-on.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { easternDay, easternYear } from '../../rule/time/eastern.ts';
import { openForRegistration, registrationWindow } from '../../rule/tournament/registration-window.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { circumstancesIn, type RegistrationCircumstances } from './newcomer.ts';

/** Ports needed to take registrations: the tournaments, the site's settings, the clock and the audit. */
export type EntryPorts = Needs<'tournaments' | 'site' | 'ledger' | 'clock' | 'audit'>;

/** Tournament that takes registrations now, with the circumstances. */
export interface OpenTournament {
  readonly tournament: Tournament;
  readonly circumstances: RegistrationCircumstances;
  /** Today's price of a registration without siblings. */
  readonly price: Price;
  /** Price of the site where a tournament has none of its own, in US cents. */
  readonly siteCents: number;
  readonly now: Date;
  readonly year: number;
}

/** Returns the tournament, locked until the transaction ends; refuses one that takes no registrations now. */
export async function openTournament(
  { tournaments, site, clock }: EntryPorts,
  tournamentId: number,
  newcomer: 'team' | 'player',
): Promise<OpenTournament> {
  const now = clock.now();
  const [found, settings, isAnyClosed] = await Promise.all([
    newcomer === 'team' ? tournaments.lockForTeams(tournamentId) : tournaments.lock(tournamentId),
    site.settings(),
    tournaments.isAnyClosed(),
  ]);
  const window = registrationWindow(now, settings, isAnyClosed);
  return circumstancesOf(openForRegistration(found, window), settings.feeCents, now);
}

/** Returns the circumstances of a locked tournament, whether it takes registrations or not. */
export async function entryNow({ site, clock }: EntryPorts, tournament: Tournament): Promise<OpenTournament> {
  return circumstancesOf(tournament, (await site.settings()).feeCents, clock.now());
}

function circumstancesOf(tournament: Tournament, siteCents: number, now: Date): OpenTournament {
  const price = priceOn(tournament, siteCents, easternDay(now));
  const year = easternYear(now);
  return {
    tournament,
    circumstances: circumstancesIn(tournament, year),
    price,
    siteCents,
    now,
    year,
  };
}

/** Player who has been registered. */
export interface Registered extends Omit<OpenTournament, 'price' | 'siteCents'> {
  readonly player: Player;
  readonly isNewcomer: boolean;
  readonly registration: Registration;
}
