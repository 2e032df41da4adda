import process from 'node:process';
import pg from 'pg';
import { coveredLetter } from '../../domain/rule/mail/secret-links.ts';
import { runningDatabase } from '../database/running-database.ts';
import { readSettings } from '../process/settings.ts';

/** `npm run outbox`: prints the outgoing letters with their secrets covered, the latest last. */
async function printOutbox(): Promise<void> {
  const client = new pg.Client({ connectionString: runningDatabase(readSettings(process.env)) });
  await client.connect();
  const { rows } = await client.query('select * from outgoing_mails order by id');
  for (const mail of rows) {
    process.stdout.write(
      `#${mail.id} ${mail.state} ${mail.created_at.toISOString()}\nTo: ${mail.recipient}\nSubject: ${mail.subject}\n\n${coveredLetter({ kind: mail.kind, text: mail.text_body })}\n${'-'.repeat(72)}\n`,
    );
  }
  process.stdout.write(`${rows.length} letters\n`);
  await client.end();
}

await printOutbox();
