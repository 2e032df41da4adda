import { Injectable } from '@nestjs/common';
import type { FamilyRecord, KeptRegistration } from '../../domain/answer/player/family-record.ts';
import { noSuchPlayer } from '../../domain/player/player.ts';
import { parentsNotice } from '../../domain/waiver/parents-notice.ts';
import { Database } from '../database/database.ts';
import { waiverStateSql } from '../player/flags-sql.ts';

/** Everything that is kept about a player, read for the family's own mailbox. */
@Injectable()
export class PostgresFamilyRecords {
  constructor(private readonly database: Database) {}

  async of(playerId: number, address: string): Promise<FamilyRecord> {
    const [player] = await this.database.query<FamilyRecord['player']>(
      `select name, birth_year as "birthYear", email, phone, skill_level as "skillLevel", current_club as "currentClub",
         league, parent_name as "parentName", parent_email as "parentEmail", parent_phone as "parentPhone",
         created_at as "onFileSince" from players where id = $1`,
      [playerId],
    );
    if (player === undefined) throw noSuchPlayer();
    const registrations = await this.registrationsOf(playerId);
    const [counted] = await this.database.query<{ goals: number }>(
      'select count(*)::int as goals from player_goals where player_id = $1',
      [playerId],
    );
    const letters = await this.lettersTo(address);
    const history = await this.historyOf(playerId);
    const [emergencyContact = null] = await this.database.query<NonNullable<FamilyRecord['emergencyContact']>>(
      'select name, phone, relation, care from emergency_contacts where player_id = $1',
      [playerId],
    );
    const goals = counted?.goals ?? 0;
    return { player, registrations, goals, emergencyContact, letters, history, notice: parentsNotice };
  }

  private registrationsOf(playerId: number): Promise<KeptRegistration[]> {
    return this.database.query<KeptRegistration>(
      `select tournament.name as tournament, registration.registration_date as "registeredAt", team.name as team,
         registration.age_bracket as "ageBracket", registration.payment_status as "paymentStatus",
         coalesce(registration.payment_method_text, registration.payment_method) as "paymentMethod",
         registration.amount_cents as "amountCents", ${waiverStateSql} as waiver,
         registration.waiver_signer as "waiverSigner", registration.waiver_version as "waiverVersion",
         registration.waiver_signed_at as "waiverSignedAt", registration.waiver_confirmed_at as "waiverConfirmedAt",
         registration.waiver_likeness as "likenessAllowed", registration.notes, registration.play_with as "playWith",
         registration.other_contact as "otherContact"
       from tournament_registrations registration
       join tournaments tournament on tournament.id = registration.tournament_id
       left join teams team on team.id = registration.team_id
       where registration.player_id = $1 order by registration.registration_date desc, registration.id desc`,
      [playerId],
    );
  }

  private lettersTo(address: string) {
    return this.database.query<FamilyRecord['letters'][number]>(
      `select subject, created_at as at from outgoing_mails where lower(recipient) = lower($1)
       order by id desc limit 200`,
      [address],
    );
  }

  /** Organizers and keepers are shown by what they are, not by their names. */
  private historyOf(playerId: number) {
    return this.database.query<FamilyRecord['history'][number]>(
      `select at, kind as by, what from audit
       where (thing = 'player' and record_id = $1) or (thing = 'registration' and record_id in (
         select id from tournament_registrations where player_id = $1))
       order by id desc limit 200`,
      [playerId],
    );
  }
}
