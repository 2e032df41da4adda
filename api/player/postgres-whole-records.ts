import { Injectable } from '@nestjs/common';
import { type AuditedEvent, historyEntry } from '../../domain/answer/player/history-entry.ts';
import type { WholeRecord, WholeRecordRegistration } from '../../domain/answer/player/whole-record.ts';
import { catalogueOf, type Language } from '../../domain/rule/language/language.ts';
import { translate } from '../../domain/rule/language/sentence.ts';
import { noSuchPlayer } from '../../domain/rule/player/player.ts';
import { playerDetails } from '../../domain/rule/player/player-details.ts';
import { parentsNotice } from '../../domain/rule/waiver/parents-notice.ts';
import { Database } from '../database/database.ts';
import { detailsSql } from '../database/detail-columns.ts';
import { waiverStateSql } from './flags-sql.ts';

/** Reads all stored data about a player, for the signer's mailbox. */
@Injectable()
export class PostgresWholeRecords {
  constructor(private readonly database: Database) {}

  /** Returns the record in the language of the recipient at the address. */
  async of(playerId: number, address: string, language: Language): Promise<WholeRecord> {
    const [player] = await this.database.query<WholeRecord['player']>(
      `select name, language, birth_year as "birthYear", email, phone, skill_level as "skillLevel", current_club as "currentClub",
         ${detailsSql(playerDetails, 'players').join(', ')}, parent_name as "parentName", parent_email as "parentEmail", parent_phone as "parentPhone",
         created_at as "onFileSince" from players where id = $1`,
      [playerId],
    );
    if (player === undefined) throw noSuchPlayer();
    return {
      id: playerId,
      player,
      registrations: await this.registrationsOf(playerId),
      ...(await this.playsOf(playerId, address)),
      ...(await this.sentTo(address)),
      history: (await this.eventsOf(playerId)).map((event) => historyEntry(event, language)),
      notice: parentsNotice.map((sentence) => translate(sentence, catalogueOf[language])),
    };
  }

  private registrationsOf(playerId: number): Promise<WholeRecordRegistration[]> {
    return this.database.query<WholeRecordRegistration>(
      `select registration.id, registration.tournament_id as "tournamentId", tournament.name as tournament, registration.registration_date as "registeredAt", team.name as team,
         registration.age_bracket as "ageBracket", registration.payment_status as "paymentStatus",
         coalesce(registration.payment_method_text, registration.payment_method) as "paymentMethod",
         registration.amount_cents as "amountCents", registration.payment_confirmed_at as "paymentConfirmedAt",
         ${waiverStateSql} as waiver, 'refused-waiver' = any(registration.flags) as "isWaiverWithdrawn",
         registration.waiver_signer as "waiverSigner", registration.waiver_version as "waiverVersion",
         case when registration.waiver_signed_at is not null then coalesce(registration.waiver_language, 'en') end as "waiverLanguage",
         registration.waiver_signed_at as "waiverSignedAt", registration.waiver_confirmed_at as "waiverConfirmedAt",
         registration.waiver_likeness as "likenessAllowed", registration.contact_shared as "contactShared", registration.notes, registration.play_with as "playWith",
         (select checked_in_at from check_ins where registration_id = registration.id) as "checkedInAt"
       from tournament_registrations registration
       join tournaments tournament on tournament.id = registration.tournament_id
       left join teams team on team.id = registration.team_id
       where registration.player_id = $1 order by registration.registration_date desc, registration.id desc`,
      [playerId],
    );
  }

  private async playsOf(playerId: number, address: string) {
    const [counted] = await this.database.query<{ goals: number }>(
      'select count(*)::int as goals from player_goals where player_id = $1',
      [playerId],
    );
    const captainOf = await this.database.query<WholeRecord['captainOf'][number]>(
      `select name as team, captain_name as name, captain_email as email, captain_phone as phone from teams
       where captain_id = $1 or lower(captain_email) = lower($2) order by id`,
      [playerId, address],
    );
    const joinRequests = await this.database.query<WholeRecord['joinRequests'][number]>(
      `select team.name as team, request.state, request.requested_at as at from join_requests request
       join teams team on team.id = request.team_id where request.player_id = $1 order by request.id desc`,
      [playerId],
    );
    return { goals: counted?.goals ?? 0, captainOf, joinRequests };
  }

  /** Reads the records of the recipient's address itself, beside its players. */
  private async sentTo(address: string) {
    const interests = await this.database.query<WholeRecord['interests'][number]>(
      'select name, email, phone, sex from pre_registrations where lower(email) = lower($1) order by id',
      [address],
    );
    const invitations = await this.database.query<WholeRecord['invitations'][number]>(
      `select team.name as team, invitation.created_at as at from invitations invitation
       join teams team on team.id = invitation.team_id where lower(invitation.email) = lower($1) order by at`,
      [address],
    );
    const letters = await this.database.query<WholeRecord['letters'][number]>(
      `select subject, created_at as at from outgoing_mails where lower(recipient) = lower($1)
       order by id desc limit 200`,
      [address],
    );
    return { interests, invitations, letters };
  }

  /** Returns the history of a player's record: views summed up by the day, changes one by one. */
  private eventsOf(playerId: number) {
    return this.database.query<AuditedEvent>(
      `with own as (select array_agg(id) as ids from tournament_registrations where player_id = $1),
       led as (select array_agg(id) as ids from teams where captain_id = $1),
       told as (
         select audit.id, audit.at, kind, proved, thing, what,
           what = 'shown' or thing = 'export' as is_look
         from audit, own, led, players player
         where player.id = $1 and ((thing = 'player' and record_id = $1)
           or (thing in ('registration', 'waiver') and record_id = any(own.ids))
           or (what = 'shown' and record_id is null and thing in ('player', 'registration', 'team') and (
             (thing = 'player' and (after -> 'ids' @> to_jsonb($1::int) or after -> 'found' @> to_jsonb($1::int)))
             or (thing = 'registration' and exists (
               select from jsonb_array_elements(after -> 'ids') shown where (shown #>> '{}')::int = any(own.ids)))
             or (thing = 'team' and exists (
               select from jsonb_array_elements(after -> 'ids') shown where (shown #>> '{}')::int = any(led.ids)))))
           or (what = 'shown' and thing = 'team' and after -> 'players' @> to_jsonb($1::int))
           or (thing = 'export' and audit.at > player.created_at
             and what in ('players exported', 'tournament-registrations exported'))))
       select max(at) as at, kind, proved, thing, what from told
       group by kind, proved, thing, what,
         case when is_look then (at at time zone 'America/New_York')::date::text else id::text end
       order by max(id) desc limit 200`,
      [playerId],
    );
  }
}
