import { Injectable, type OnModuleInit } from '@nestjs/common';
import webPush from 'web-push';
import { Database } from '../database/database.ts';

/** Key pair by which push services identify us (VAPID, RFC 8292). */
interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Provides the key pair: made once and permanent for all processes, since browsers subscribe by the public key. */
@Injectable()
export class PostgresPushKeys implements OnModuleInit {
  private known: PushKeys | undefined;

  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    await this.of();
  }

  async of(): Promise<PushKeys> {
    this.known ??= (await this.find()) ?? (await this.make());
    return this.known;
  }

  /** Makes the key pair, unless another process has just made one. */
  private async make(): Promise<PushKeys> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await this.database.query(
      'update site_settings set push_public_key = $1, push_private_key = $2 where push_public_key is null',
      [publicKey, privateKey],
    );
    const kept = await this.find();
    if (kept === undefined) throw new Error('The keys for web push could not be kept');
    return kept;
  }

  private async find(): Promise<PushKeys | undefined> {
    const [found] = await this.database.query<PushKeys>(
      `select push_public_key as "publicKey", push_private_key as "privateKey" from site_settings
       where push_public_key is not null`,
    );
    return found;
  }
}
