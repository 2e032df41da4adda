import { Injectable } from '@nestjs/common';
import type { EmergencyContact } from '../../domain/emergency-contact/emergency-contact.ts';
import { EmergencyContacts } from '../../domain/port/emergency-contacts.ts';
import { Database } from '../database/database.ts';

@Injectable()
export class PostgresEmergencyContacts extends EmergencyContacts {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(playerId: number): Promise<EmergencyContact | undefined> {
    const [found] = await this.database.query<EmergencyContact>(
      'select name, phone, relation, care from emergency_contacts where player_id = $1',
      [playerId],
    );
    return found;
  }

  override async keep(playerId: number, contact: EmergencyContact, agreedAt: Date): Promise<void> {
    const { name, phone, relation, care } = contact;
    await this.database.query(
      `insert into emergency_contacts (player_id, name, phone, relation, care, agreed_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (player_id) do update set name = excluded.name, phone = excluded.phone,
         relation = excluded.relation, care = excluded.care, agreed_at = excluded.agreed_at`,
      [playerId, name, phone, relation, care, agreedAt],
    );
  }

  override async remove(playerId: number): Promise<boolean> {
    const removed = await this.database.query(
      'with gone as (delete from emergency_contacts where player_id = $1 returning 1) select * from gone',
      [playerId],
    );
    return removed.length > 0;
  }
}
