// @ts-check
// Serves the office's players by Express as its guide recommends, with the product's own statements only: the session with its
// role, then the page with the audit entry about shown contacts. JSON by Express.
import { argv } from 'node:process';
import express from 'express';
import pg from 'pg';
import { PostgresDisclosures } from '../../../dist/api/audit/postgres-disclosures.js';
import { listQuery } from '../../../dist/api/database/list-query.js';
import { listStatement } from '../../../dist/api/database/listing.js';
import { playerList } from '../../../dist/api/player/postgres-player-list.js';
import { readingSession } from '../../../dist/api/session/postgres-session-store.js';

const pool = new pg.Pool({ connectionString: argv[2] });
const note = new PostgresDisclosures();
const app = express();
app.get('/api/admin/players', async (request, response) => {
  const [, id] = /golden-goal=s%3A([\w-]{32})\./.exec(request.headers.cookie ?? '') ?? [];
  const asked = { name: readingSession.name, text: readingSession.sql, values: [id, new Date()] };
  const [session] = (await pool.query(asked)).rows;
  if (session === undefined) return response.sendStatus(401);
  const query = listQuery(request.query);
  const { sql, values, isPlannedOnce } = listStatement(playerList, query, [], note.noteOf('player', 'page'));
  const name = isPlannedOnce
    ? `list ${JSON.stringify(query.sort)} ${Object.keys(query.filter)} ${query.range}`
    : undefined;
  const { rows } = await pool.query({ ...(name !== undefined && { name }), text: sql, values: [...values] });
  response.setHeader('Content-Range', `players ${query.range?.[0]}-${query.range?.[1]}/${rows[0]?.total}`);
  response.json(rows.map(({ total: _t, placedId: _p, ...row }) => playerList.record?.(row)));
});

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
process.once('disconnect', () => process.exit(0));
