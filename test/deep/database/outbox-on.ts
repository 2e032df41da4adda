import { Grants } from '../../../api/access/grants.ts';
import { HmacSeal } from '../../../api/access/hmac-seal.ts';
import type { Database } from '../../../api/database/database.ts';
import { PostgresLetterPace } from '../../../api/mail/postgres-letter-pace.ts';
import { PostgresOutbox } from '../../../api/mail/postgres-outbox.ts';
import { SessionSecret } from '../../../api/process/session-secret.ts';
import { PostgresSite } from '../../../api/site/postgres-site.ts';
import { Links } from '../../../domain/rule/site/links.ts';

export const paceOn = (database: Database): PostgresLetterPace =>
  new PostgresLetterPace(
    database,
    new PostgresSite(database),
    new HmacSeal(new SessionSecret('a secret of ours')),
    new Grants(database),
  );

/** The outbox of a database, outside the application. */
export const outboxOn = (database: Database): PostgresOutbox =>
  new PostgresOutbox(database, new PostgresSite(database), new Links('https://golden-goal.example'), paceOn(database));
