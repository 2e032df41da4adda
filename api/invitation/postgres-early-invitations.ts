import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { earlyInvitations, invitationsOfADay } from '../../domain/invitation/invitation.ts';
import { EarlyInvitations } from '../../domain/port/early-invitations.ts';
import { Database } from '../database/database.ts';
import { currentRequest } from '../http/current-request.ts';
import { networkBehind } from '../http/whose-address.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { organizerOf } from '../session/organizer.ts';

/** Advisory lock for counting, so that two concurrent callers do not use the same remaining room. */
const counting = 7_264_001;

const allowed = { hour: earlyInvitations, day: invitationsOfADay } as const;

type Allowed = keyof typeof allowed;

/** Counts sent invitations of the last hour and day by the keyed hash of their network. */
@Injectable()
export class PostgresEarlyInvitations extends EarlyInvitations {
  constructor(
    private readonly database: Database,
    private readonly secret: SessionSecret,
  ) {
    super();
  }

  override take(wanted: number): Promise<number> {
    return this.takeOf('hour', wanted);
  }

  override takeOfDay(wanted: number): Promise<number> {
    return this.takeOf('day', wanted);
  }

  private async takeOf(time: Allowed, wanted: number): Promise<number> {
    const request = currentRequest();
    if (wanted === 0 || (request !== undefined && organizerOf(request) !== undefined)) return wanted;
    const source = this.keyOf(networkBehind(request));
    // Without room there is no need to wait for the lock.
    if ((await this.left(time, source)) === 0) return 0;
    await this.database.query('select pg_advisory_xact_lock($1)', [counting]);
    const taken = Math.min(wanted, await this.left(time, source));
    await this.database.query(
      'insert into early_invitations (source, is_early) select $1, $3 from generate_series(1, $2)',
      [source, taken, time === 'hour'],
    );
    return taken;
  }

  /** Returns the remaining number; invitations sent early count again for the day when they leave. */
  private async left(time: Allowed, source: string): Promise<number> {
    const [used] = await this.database.query<{ here: number; all: number }>(
      `select count(*) filter (where source = $1)::int as here, count(*)::int as all
       from early_invitations where is_early = $2 and left_at > now() - $3::interval`,
      [source, time === 'hour', `1 ${time}`],
    );
    const { ofOneSource, inAll } = allowed[time];
    return Math.max(0, Math.min(ofOneSource - (used?.here ?? 0), inAll - (used?.all ?? 0)));
  }

  private keyOf(source: string): string {
    return createHmac('sha256', this.secret.value).update(`early ${source}`).digest('base64url');
  }
}
