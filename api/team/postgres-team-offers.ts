import { Injectable } from '@nestjs/common';
import { TeamOffers } from '../../domain/port/team-offers.ts';
import type { TeamPerson } from '../../domain/team/team-lead.ts';
import type { TeamOffer } from '../../domain/team/team-offer.ts';
import { Database } from '../database/database.ts';

type OfferRecord = Omit<TeamOffer, 'to'> & { readonly [K in keyof TeamPerson]: TeamPerson[K] | null };

@Injectable()
export class PostgresTeamOffers extends TeamOffers {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(teamId: number): Promise<TeamOffer | undefined> {
    const [found] = await this.database.query<OfferRecord>(
      `select team_id as "teamId", number, captain_link_number as "captainLinkNumber", name, email, phone, role, language,
         offered_at as "offeredAt" from team_offers where team_id = $1`,
      [teamId],
    );
    return found && toOffer(found);
  }

  override async save({ teamId, number, captainLinkNumber, to, offeredAt }: TeamOffer): Promise<void> {
    const person = [to?.name, to?.email, to?.phone, to?.role, to?.language].map((one) => one ?? null);
    await this.database.query(
      `insert into team_offers (team_id, number, captain_link_number, name, email, phone, role, language, offered_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (team_id) do update
       set (number, captain_link_number, name, email, phone, role, language, offered_at) = (excluded.number,
         excluded.captain_link_number, excluded.name, excluded.email, excluded.phone, excluded.role, excluded.language,
         excluded.offered_at)`,
      [teamId, number, captainLinkNumber, ...person, offeredAt],
    );
  }
}

function toOffer({ name, email, phone, role, language, ...offer }: OfferRecord): TeamOffer {
  const isKept = name !== null && email !== null && phone !== null && role !== null && language !== null;
  return { ...offer, to: isKept ? { name, email, phone, role, language } : null };
}
