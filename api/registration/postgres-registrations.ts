import { Injectable } from '@nestjs/common';
import { type OnRoster, Registrations } from '../../domain/port/registrations.ts';
import type { Locked } from '../../domain/rule/audit/seen-version.ts';
import type { RecordedPayment } from '../../domain/rule/payment/payment.ts';
import type { FamilyKey } from '../../domain/rule/player/family.ts';
import type { Player } from '../../domain/rule/player/player.ts';
import type { NewRegistration, Registration } from '../../domain/rule/registration/registration.ts';
import { rosterFull } from '../../domain/rule/team/team.ts';
import type { WaiverSignature } from '../../domain/rule/waiver/waiver.ts';
import { waiverIn } from '../../domain/rule/waiver/waiver-in.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { columnsOf } from '../database/row-statements.ts';
import { type PlayerRow, playerRows } from '../player/player-row.ts';
import { toPlayer } from '../player/postgres-players.ts';
import { roster } from './postgres-roster.ts';
import { priceOf, priceRow, type RegistrationRow, registrationRows, waiverTextHashes } from './registration-row.ts';

const latestFirst = { registrationDate: 'DESC', id: 'DESC' } as const;

const sought = {
  name: 'registration',
  sql: `select ${columnsOf(registrationRows, 'registration')} from tournament_registrations registration
    where player_id = $1 and tournament_id = $2`,
};

/** Locks the keys of a family in their order, so that two concurrent registrations of its children wait for each other without deadlock. */
const familyHeld = {
  name: 'family_held',
  sql: 'select pg_advisory_xact_lock(hashtextextended(shared, 0)) from (select unnest($1::text[]) as shared) held',
  freesNoPlace: true,
} as const;

const family = {
  name: 'family',
  sql: `select ${columnsOf(playerRows, 'player')} from players player
    join tournament_registrations registration on registration.player_id = player.id
    left join teams team on team.id = registration.team_id
    where registration.tournament_id = $1 and coalesce(team.is_active, true)
      and (player.phone_key = $2 or lower(trim(player.parent_email)) = $3) order by registration.id`,
  freesNoPlace: true,
} as const;

@Injectable()
export class PostgresRegistrations extends Registrations {
  constructor(protected readonly database: Database) {
    super();
  }

  override async find(playerId: number, tournamentId: number): Promise<Registration | undefined> {
    const [row] = await this.database.ask<RegistrationRow>(sought, [playerId, tournamentId]);
    return row && toRegistration(row);
  }

  override async withId(id: number): Promise<Registration | undefined> {
    const row = await this.database.manager.findOneBy(registrationRows, { id });
    return row === null ? undefined : toRegistration(row);
  }

  override async lock(id: number): Promise<Locked<Registration> | undefined> {
    const row = await this.database.manager.findOne(registrationRows, { where: { id }, lock: rowLock });
    return row === null ? undefined : { record: toRegistration(row), version: row.version };
  }

  override async latest(playerId: number): Promise<Registration | undefined> {
    const row = await this.database.manager.findOne(registrationRows, { where: { playerId }, order: latestFirst });
    return row === null ? undefined : toRegistration(row);
  }

  override async lockFamily(tournamentId: number, key: FamilyKey): Promise<readonly Player[]> {
    const { phone, mailbox } = key;
    const shared = [phone, ...(mailbox === null ? [] : [mailbox])].map((one) => `family ${tournamentId} ${one}`);
    await this.database.ask(familyHeld, [shared.toSorted()]);
    return this.familyIn(tournamentId, key);
  }

  override async familyIn(tournamentId: number, { phone, mailbox }: FamilyKey): Promise<readonly Player[]> {
    return (await this.database.ask<PlayerRow>(family, [tournamentId, phone, mailbox])).map(toPlayer);
  }

  override async add(registration: NewRegistration): Promise<Registration> {
    const id =
      registration.teamId === null
        ? await this.insert(registration)
        : await this.insertOnRoster(registration, registration.teamId);
    return { ...registration, id };
  }

  override async moveTo(registrationId: number, teamId: number): Promise<void> {
    const open = await this.database.query(`select id ${this.placeIn('$1')}`, [teamId]);
    if (open.length === 0) throw rosterFull();
    await this.database.manager.update(registrationRows, { id: registrationId }, { teamId, updatedAt: new Date() });
  }

  override async ofPlayer(playerId: number): Promise<readonly Registration[]> {
    const rows = await this.database.manager.find(registrationRows, { where: { playerId }, order: latestFirst });
    return rows.map(toRegistration);
  }

  override async ofTeam(teamId: number): Promise<readonly Registration[]> {
    const rows = await this.database.manager.find(registrationRows, { where: { teamId }, order: { id: 'ASC' } });
    return rows.map(toRegistration);
  }

  override rosterOf(teamId: number): Promise<readonly OnRoster[]> {
    return this.database.ask<OnRoster>(roster, [teamId]);
  }

  override async keepKnown(id: number, knownTeamId: number): Promise<void> {
    await this.database.manager.update(registrationRows, { id }, { knownTeamId });
  }

  override async leaveTeam(registrationId: number): Promise<void> {
    const row = { teamId: null, updatedAt: new Date() };
    await this.database.manager.update(registrationRows, { id: registrationId }, row);
  }

  override async save(registration: Registration): Promise<void> {
    const { id, waiver: _, ...changed } = registration;
    const row = { ...rowWithoutWaiver(changed), updatedAt: new Date() };
    await this.database.manager.update(registrationRows, { id }, row);
  }

  override async recordPayment(registrationId: number, payment: RecordedPayment): Promise<void> {
    await this.database.manager.update(
      registrationRows,
      { id: registrationId },
      {
        paymentStatus: payment.state,
        paymentMethod: payment.method,
        amountCents: payment.amountCents,
        receivedCents: payment.receivedCents,
        paymentMethodText: payment.methodText,
        paymentConfirmedBy: payment.confirmedBy,
        paymentConfirmedAt: payment.confirmedAt,
        updatedAt: new Date(),
      },
    );
  }

  override async changeWaiver({ id, waiver, flags }: Pick<Registration, 'id' | 'waiver' | 'flags'>): Promise<void> {
    const row = { ...signatureRow(waiver), flags, updatedAt: new Date() };
    await this.database.manager.update(registrationRows, { id }, row);
  }

  private insert(registration: NewRegistration): Promise<number> {
    return this.database.insert(registrationRows, toRow(registration));
  }

  /** Inserts a registration only if its team has room, as second check against a full roster. */
  private insertOnRoster(registration: NewRegistration, teamId: number): Promise<number> {
    const sql = (place: (value: number) => string) => this.placeIn(place(1));
    return this.database.insert(registrationRows, toRow(registration), { sql, values: [teamId], refusal: rosterFull });
  }

  /** Returns SQL that selects and locks a team with room. */
  protected placeIn(id: string): string {
    return `from teams where id = ${id} and current_players < max_players for update`;
  }
}

function toRegistration(row: RegistrationRow): Registration {
  return {
    id: row.id,
    playerId: row.playerId,
    tournamentId: row.tournamentId,
    teamId: row.teamId,
    ageBracket: row.ageBracket,
    notes: row.notes,
    playWith: row.playWith,
    payment: {
      state: row.paymentStatus,
      method: row.paymentMethod,
      amountCents: row.amountCents,
      receivedCents: row.receivedCents,
    },
    price: priceOf(row),
    flags: row.flags,
    waiver: toWaiver(row),
    contactShared: row.contactShared,
    isUnproved: row.isUnproved,
    registeredAt: row.registrationDate,
  };
}

function toWaiver(row: RegistrationRow): WaiverSignature | null {
  const { waiverSigner, waiverRelationship, waiverVersion, waiverSignedAt } = row;
  if (waiverSigner === null || waiverRelationship === null || waiverVersion === null || waiverSignedAt === null) {
    return null;
  }
  return {
    signer: waiverSigner,
    relationship: waiverRelationship,
    version: waiverVersion,
    language: row.waiverLanguage ?? 'en',
    isLikenessAllowed: row.waiverLikeness ?? false,
    signedAt: waiverSignedAt,
    address: row.waiverAddress ?? '',
    confirmed: toConfirmation(row),
  };
}

function toConfirmation({
  waiverConfirmedAt: at,
  waiverConfirmedBy: by,
}: RegistrationRow): WaiverSignature['confirmed'] {
  return at === null || by === null ? null : { at, by };
}

function toRow({ waiver, ...registration }: NewRegistration) {
  const { receivedCents } = registration.payment;
  return { ...rowWithoutWaiver(registration), ...signatureRow(waiver), receivedCents, updatedAt: new Date() };
}

function rowWithoutWaiver({ payment, price, registeredAt, ...registration }: Omit<NewRegistration, 'waiver'>) {
  return {
    ...registration,
    paymentStatus: payment.state,
    paymentMethod: payment.method,
    amountCents: payment.amountCents,
    ...priceRow(price),
    registrationDate: registeredAt,
  };
}

/** Returns the columns of a signature: the legal record identifies the signed text by its version and hash. */
function signatureRow(waiver: WaiverSignature | null) {
  return {
    waiverSigner: waiver?.signer ?? null,
    waiverRelationship: waiver?.relationship ?? null,
    waiverVersion: waiver?.version ?? null,
    waiverLanguage: waiver?.language ?? null,
    ...hashRow(waiver),
    waiverLikeness: waiver?.isLikenessAllowed ?? null,
    waiverSignedAt: waiver?.signedAt ?? null,
    waiverAddress: waiver?.address ?? null,
    waiverConfirmedAt: waiver?.confirmed?.at ?? null,
    waiverConfirmedBy: waiver?.confirmed?.by ?? null,
  };
}

/** Returns the hash of the current text, or nothing for an earlier version, whose stored hash stays. */
function hashRow(waiver: WaiverSignature | null) {
  if (waiver === null) return { waiverTextHash: null };
  const { language, version } = waiver;
  return version === waiverIn[language].version ? { waiverTextHash: waiverTextHashes[language] } : {};
}
