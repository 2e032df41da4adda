import { easternYear } from '../../domain/time/eastern.ts';
import { readCsv } from '../harness/read-csv.ts';
import { openApp } from './app.ts';
import { importing } from './imported.ts';

const app = openApp();
const { look, make } = importing(app);

async function file(resource: string, tournamentId: number): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ tournamentId }));
  const { body } = await app().organizer.get<string>(
    `/api/admin/${resource}/export?filter=${filter}&sort=["id","ASC"]`,
  );
  return String(body);
}

/** What a registration by an organizer decides anew, whatever a table says: payment, waiver, date, and what they lead to. */
const decidedAnew = ['Payment Confirmed', 'Payment Reference', 'Registration Date', 'Flags', 'Waiver', 'Waiting List'];

/** The records of a file by their columns, but for what is decided anew. */
function records(text: string) {
  const [headings = [], ...rows] = readCsv(text.replace(/^\uFEFF/, ''));
  return rows
    .map((cells) =>
      Object.fromEntries(
        headings.flatMap((heading, at) => (decidedAnew.includes(heading) ? [] : [[heading, cells[at]]])),
      ),
    )
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

/** Takes everybody of a tournament from the file, as if they had never come. */
async function forget(tournamentId: number): Promise<void> {
  const { database } = app();
  const people = await database.query<{ id: number }>(
    'delete from tournament_registrations where tournament_id = $1 returning player_id as id',
    [tournamentId],
  );
  const teams = await database.query<{ id: number }>('select id from teams where tournament_id = $1', [tournamentId]);
  await database.query('delete from unconfirmed_places where team_id = any($1)', [teams.map(({ id }) => id)]);
  await database.query('delete from teams where tournament_id = $1', [tournamentId]);
  await database.query('delete from players where id = any($1)', [people.map(({ id }) => id)]);
}

const year = easternYear(new Date());

/** Teams with rosters and players alone, with all that can be told of them, and with what breaks tables. */
const rich = [
  'Team,Leads the team,Age Bracket,Name,Email,Phone,Birth Year,Skill Level,Current club,League,Shirt Size,Parent Name,Parent Email,Parent Phone,Language,Payment Method,Play with,Notes,Who leads it,Captain Name,Captain Email,Captain Phone',
  `"José’s ""Ultras"", Reds",yes,U10-U12,Zoë O’Brien,zoe@family.example,+1 (201) 555-0101,${year - 11},Here to Cook,"Rush, West",NJ League,Youth M,Pat O’Brien,pat@family.example,201-555-0102,es,cash,,"Allergic to ""nuts"",\nplease ask",,,,`,
  `"José’s ""Ultras"", Reds",,U10-U12,=Formula Kid,,201-555-0103,${year - 10},Here to Chill,None,,,,,,,Zelle,,-1+1,,,,`,
  `"José’s ""Ultras"", Reds",,U10-U12,No Phone Kid,,,${year - 11},,,,,,,,,,,,,,,`,
  'Coached,,U13-U15,,,,,Here to Cook,,,,,,,,,,,coach,Coach Kim,kim@coach.example,201-555-0104',
  `Coached,,U13-U15,Lee Ōno,lee@family.example,201-555-0105,${year - 14},,,,,,,,,,,,,,,`,
  `,,,Alone Kid,alone@family.example,201-555-0106,${year - 12},Here to Chill,,,,,,,,Will pay at event,Zoë O’Brien,,,,,`,
  ',,,Nobody Knows,,201-555-0107,,,,,,,,,,,,,,,,',
].join('\n');

test('what is exported and imported again, into a product that knows nobody of it, loses nothing of teams with rosters and of players', async () => {
  const { id, name } = await app().announce({ name: 'Round Cup', isDividedByAge: true, maxTeams: 8 });
  expect((await look(rich, id)).body.rows.flatMap(({ errors }) => errors)).toEqual([]);
  expect((await make(rich, id)).status).toBe(201);
  const [teams, players] = [await file('teams', id), await file('players', id)];
  expect([records(teams).length, records(players).length]).toEqual([2, 6]);
  expect(players).toContain(`"'=Formula Kid"`);
  expect(players).toContain(`"'-1+1"`);

  await forget(id);
  // The files name their tournament: none is chosen.
  for (const text of [teams, players]) {
    expect((await look(text, null)).body.rows.flatMap(({ errors }) => errors)).toEqual([]);
    expect((await make(text, null)).status).toBe(201);
  }
  expect(records(await file('teams', id))).toEqual(records(teams));
  expect(records(await file('players', id))).toEqual(records(players));
  expect(name).toBe('Round Cup');
});

test('the players alone bring their teams, captains and brackets back', async () => {
  const { id } = await app().announce({ name: 'Alone Cup', isDividedByAge: true, maxTeams: 8 });
  // Other people by their phones and names: those of the other tournament are on file.
  const text = rich
    .replaceAll('555-01', '555-02')
    .replaceAll('No Phone Kid', 'No Phone Child')
    .split('\n')
    .filter((line) => !line.includes('Coach Kim'))
    .join('\n');
  expect((await make(text, id)).status).toBe(201);
  const [teams, players] = [await file('teams', id), await file('players', id)];
  await forget(id);
  expect((await make(players, null)).status).toBe(201);
  expect(records(await file('players', id))).toEqual(records(players));
  expect(records(await file('teams', id))).toEqual(records(teams));
});
