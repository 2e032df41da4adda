// @ts-check
// Registers a team, a player who joins it by its code, and an individual player: by HTTP, and as a transaction for pgbench with the same rows.

const seeded = 20_000;

/** Goals with one client and with eight at once. */
const [goalOfOne, goal] = [0.25, 0.4];

/** Teams that register in one tournament before the next one is turned to. */
const teamsInEach = 100;

const family = {
  birthYear: 2012,
  currentClub: 'Hudson Rovers',
  parentName: 'Marta Ñuñez',
  parentPhone: '(201) 555-0102',
  skillLevel: 'Here to Play',
  paymentMethod: 'venmo',
  termsAccepted: true,
  likenessAllowed: true,
};

/** @param {import('pg').Client} client @param {number} port @returns {Promise<import('./writes.mjs').Write[]>} */
export async function registrations(client, port) {
  const id = await openTournament(client);
  const copies = await copiesOf(client, id);
  const { codes, wide } = await teamsToJoin(client, id);
  const person = (/** @type {number} */ n) => ({
    ...family,
    name: `José Ñuñez ${n}`,
    email: `jose${n}@family.example`,
    phone: String(3_000_000_000 + n),
    parentEmail: `marta${n}@family.example`,
    tournamentId: id,
  });
  const captain = (/** @type {number} */ n) => {
    const { name: captainName, email: captainEmail, phone: captainPhone, ...rest } = person(n);
    const tournamentId = copies[Math.floor(n / teamsInEach) % copies.length];
    return {
      ...rest,
      tournamentId,
      name: `Night Owls ${n}`,
      captainName,
      captainEmail,
      captainPhone,
      inviteEmails: [],
    };
  };
  const invited = (/** @type {number} */ n) => ({ ...person(n), invitationCode: codes.pop() });
  const limit = 'the program of one process';
  const team = { path: () => '/api/teams', body: captain };
  const joining = { path: () => '/api/players/join-via-invitation', body: invited };
  const alone = { path: () => '/api/players', body: person };
  const scriptOf = async (
    /** @type {{ path: () => string, body: (n: number) => object }} */ { path, body },
    first = 0,
  ) => {
    await post(port, path(), body(first));
    return { letters: await lettersOf(client), id, wide };
  };
  const scripts = {
    team: teamScript(await scriptOf(team, 1e9)),
    joining: joiningScript(await scriptOf(joining, 1e9 + 1)),
    alone: aloneScript(await scriptOf(alone, 1e9 + 2)),
  };
  return [
    { name: 'a team registers, 1 client', ...team, script: scripts.team, clients: 1, goal: goalOfOne, limit },
    { name: 'a team registers, 8 clients', ...team, script: scripts.team, clients: 8, goal, limit },
    { name: 'a player joins by invitation, 8 clients', ...joining, script: scripts.joining, clients: 8, goal, limit },
    { name: 'a player registers alone, 8 clients', ...alone, script: scripts.alone, clients: 8, goal, limit },
  ];
}

/** @param {import('pg').Client} client @returns {Promise<number>} */
async function openTournament(client) {
  const { rows } = await client.query(
    `update tournaments set max_teams = 1000000 where id = (select min(id) from tournaments
       where visible and registration_open and status = 'upcoming' and not is_divided_by_age) returning id`,
  );
  return rows[0].id;
}

/** Copies a tournament, so that none has more teams than one may have: a name is compared with those of all others. @param {import('pg').Client} client @param {number} id @returns {Promise<readonly number[]>} */
async function copiesOf(client, id) {
  const { rows } = await client.query(
    `insert into tournaments select (jsonb_populate_record(one, jsonb_build_object(
       'id', nextval('tournaments_id_seq'), 'name', 'Copy ' || n))).*
     from tournaments one, generate_series(1, 20) n where one.id = $1 returning id`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** Creates teams with four free places each, and teams without a limit for pgbench. @param {import('pg').Client} client @param {number} id */
async function teamsToJoin(client, id) {
  await client.query(
    `insert into teams (tournament_id, name, name_key, captain_name, captain_email, captain_phone, skill_level,
       invitation_code, current_players, max_players)
     select $1, 'Seed ' || n, 'seed ' || n, 'Ada Park', 'ada' || n || '@family.example', '2015550100', 'Here to Play',
       'TEAM-' || lpad(n::text, 6, '0') || '-000', 1, case when n > $2::int then 100000 else 5 end
     from generate_series(1, $2::int + 1000) n`,
    [id, seeded / 4],
  );
  const { rows } = await client.query(
    `select max_players > 5 as "isWide", min(id), array_agg(invitation_code) as codes
     from teams where name_key like 'seed %' group by 1 order by 1`,
  );
  const [narrow, wide] = rows;
  // Consecutive players join different teams.
  return { codes: [narrow.codes, narrow.codes, narrow.codes, narrow.codes].flat(), wide: wide.min };
}

/** Returns the letters just written, as SQL literals without pgbench's variables. @param {import('pg').Client} client */
async function lettersOf(client) {
  const { rows } = await client.query(
    'select text_body, html_body from outgoing_mails where created_at = (select max(created_at) from outgoing_mails)',
  );
  const literal = (/** @type {string} */ text) =>
    `E'${text.replace(/[\\':]/g, (mark) => `\\x${mark.charCodeAt(0).toString(16)}`)}'`;
  return rows.map(({ text_body, html_body }) => ({ text: literal(text_body), html: literal(html_body) }));
}

/** @typedef {{ letters: { text: string, html: string }[], id: number, wide: number }} Shared */

const drawn = '\\set n random(1, 1000000000000)\n\\set phone random(1000000000, 9999999999)\n';
const bracketed = (/** @type {string} */ lock) => (/** @type {number} */ id) =>
  `begin;\nselect * from tournaments where id = ${id} ${lock};\n`;
const player = `select pg_advisory_xact_lock(hashtextextended('jose ' || :n::text, 0));
insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club, parent_name, parent_email, parent_phone, is_test)
values ('José Ñuñez ' || :n::text, 'jose nunez ' || :n::text, :phone::text, :phone::text, 'jose' || :n::text || '@family.example', 2012, 'Here to Play', 'Hudson Rovers', 'Marta Ñuñez', 'marta@family.example', '(201) 555-0102', true) returning id as player \\gset\n`;
const registration = (/** @type {number} */ id, /** @type {string} */ team) =>
  `insert into tournament_registrations (player_id, tournament_id, team_id, payment_status, payment_method, amount_cents, flags, waiver_signer, waiver_relationship, waiver_version, waiver_text_hash, waiver_likeness, waiver_signed_at, waiver_address, registration_date)
values (:player::int, ${id}, ${team}, 'pending', 'venmo', 4000, '{}', 'Marta Ñuñez', 'guardian', '2026-11', 'f03c3e148a29dd96edac596c3d03cd52586bccb7be94aa22e75b74d7b06efe38', true, now(), '127.0.0.1', now()) returning id as registration \\gset\n`;
const end = (/** @type {Shared} */ { letters }, /** @type {string} */ grants) =>
  `insert into audit (who, kind, proved, thing, record_id, what, after, request_id, source)
values ('somebody', 'visitor', 'nobody', 'registration', :registration::int, 'registered', '{"playerId": 1, "tournamentId": 1, "asksForTeam": null}', gen_random_uuid()::text, '127.0.0.0/24');
${letters
  .map(
    ({ text, html }, place) =>
      `insert into outgoing_mails (recipient, subject, text_body, html_body, event, kind, cause)
values ('jose' || :n::text || '@family.example', 'Registered', ${text}, ${html}, 'bench-${place}:' || :registration::text, 'team-welcome', 'registration');\n`,
  )
  .join(
    '',
  )}insert into sessions (sid, sess, expire) values ('bench' || :n::text, '{"since": "2026-11-23T03:21:07.121Z", "cookie": {"path": "/", "secure": false, "expires": "2026-11-24T03:21:07.091Z", "httpOnly": true, "sameSite": "lax", "originalMaxAge": 86400000}}', now() + interval '1 day');
insert into grants (session_id, kind, subject_id, number) values ${grants};
commit;
`;

/** @param {Shared} shared */
function teamScript(shared) {
  return `${drawn}${bracketed('for no key update')(shared.id)}${player}insert into teams (tournament_id, name, name_key, captain_id, captain_name, captain_email, captain_phone, skill_level, invitation_code, is_test)
values (${shared.id}, 'Night Owls ' || :n::text, 'night owls ' || :n::text, :player::int, 'José Ñuñez', 'jose@family.example', '2015550101', 'Here to Play', 'T-' || :n::text, true) returning id as team \\gset
${registration(shared.id, ':team::int')}${end(shared, `('bench' || :n::text, 'captain', :team::int, 1), ('bench' || :n::text, 'player', :player::int, 0)`)}`;
}

/** @param {Shared} shared */
function joiningScript(shared) {
  return `${drawn}\\set team random(${shared.wide}, ${shared.wide + 999})
${bracketed('for share')(shared.id)}select * from teams where id = :team::int for no key update;
${player}${registration(shared.id, ':team::int')}update invitations set is_used = true where team_id = :team::int and email_key = 'jose@family.example';
${end(shared, `('bench' || :n::text, 'player', :player::int, 0)`)}`;
}

/** @param {Shared} shared */
function aloneScript(shared) {
  return `${drawn}${bracketed('for share')(shared.id)}${player}${registration(shared.id, 'null')}${end(shared, `('bench' || :n::text, 'player', :player::int, 0)`)}`;
}

/** @param {number} port @param {string} path @param {object} body */
async function post(port, path, body) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
}
