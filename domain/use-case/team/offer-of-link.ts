import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Team } from '../../team/team.ts';
import type { TeamPerson } from '../../team/team-lead.ts';
import { offeredTo, type TeamOffer } from '../../team/team-offer.ts';
import { isInForce, leadOf, linkOf, sealLink } from '../mail/sealed-link.ts';
import { type LockedTeam, lockTeam } from './lock-team.ts';

/** Ports needed to identify an offer by its link. */
export type OfferPorts = Needs<'tournaments' | 'teams' | 'teamOffers' | 'seal' | 'clock'>;

/** Offered team, locked until the transaction ends, with the offer and its recipient. */
export interface OpenOffer extends LockedTeam {
  readonly offer: TeamOffer;
  readonly to: TeamPerson;
}

/** Creates the link to accept or decline the offer of a team. */
export function offerLink(
  { links, seal }: Needs<'links' | 'seal'>,
  team: Team,
  { number, to, offeredAt }: TeamOffer,
): string {
  const values = { ...leadOf(team), mailbox: to?.email ?? '' };
  return links.sealed('team-offer', sealLink(seal, 'team-offer', { ids: [team.id, number], values, now: offeredAt }));
}

/** Returns the offer of a link, while it is the latest of the team and the tournament has not begun. */
export async function offerOfLink(ports: OfferPorts, sealed: string): Promise<OpenOffer> {
  const now = ports.clock.now();
  const link = linkOf('team-offer', ports.seal.open(sealed, now));
  const [teamId, number] = link?.ids ?? [];
  if (link === undefined || teamId === undefined) throw offerEnded();
  if ((await ports.teams.find(teamId)) === undefined) throw offerEnded();
  const held = await lockTeam(ports, teamId);
  const offer = await ports.teamOffers.of(held.team.id);
  const to = offeredTo(offer, held.team, now);
  if (offer === undefined || to === undefined || offer.number !== number) throw offerEnded();
  if (!isInForce(ports.seal, 'team-offer', link, { ...leadOf(held.team), mailbox: to.email })) throw offerEnded();
  if (held.tournament.status !== 'upcoming') throw offerEnded();
  return { ...held, offer, to };
}

/** Returns the refusal of a forged, answered, replaced or expired link: all look the same. */
function offerEnded(): Refusal {
  return new Refusal(
    'not-found',
    'This offer has ended: it was answered or taken back, or somebody else leads the team. Please ask whoever sent it.',
  );
}
