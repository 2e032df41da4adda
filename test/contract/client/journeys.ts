import type { components, paths } from 'golden-goal-api';
import createClient from 'openapi-fetch';

type Game = components['schemas']['PublicGame'];
type NewTeam = components['schemas']['NewTeamDto'];

/** Somebody at a device of their own: cookies stay there, as in a browser. */
export function clientAt(baseUrl: string) {
  const cookies = new Map<string, string>();
  const keeping = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return createClient<paths>({ baseUrl, fetch: keeping });
}

type Client = ReturnType<typeof clientAt>;

/** What was answered; a refusal says why. */
function well<T>({ data, error }: { data?: T; error?: { message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'Nothing was answered');
  return data;
}

/** A family finds a tournament, registers its child, and looks the registration up again. */
export async function playFamily(client: Client, child: { name: string; phone: string; birthYear: number }) {
  const [tournament] = well(await client.GET('/api/tournaments/visible'));
  if (tournament === undefined || !tournament.acceptsRegistrations) throw new Error('There is nothing to play');
  const registered = well(
    await client.POST('/api/players', {
      body: {
        ...child,
        tournamentId: tournament.id,
        email: 'sam@family.example',
        currentClub: 'None',
        skillLevel: 'Here to Play',
        paymentMethod: 'venmo',
        parentName: 'Robin Parent',
        parentEmail: 'robin@family.example',
        parentPhone: '(201) 555-0100',
        termsAccepted: true,
      },
    }),
  );
  const record = well(await client.POST('/api/players/lookup', { body: child }));
  return { owed: registered.payment.amountCents, waiver: record.waiverState, tournament: record.tournament };
}

/** An organizer signs in and announces a tournament. */
export async function announceTournament(client: Client, account: { username: string; password: string }) {
  well(await client.POST('/api/admin/login', { body: account }));
  const { id, name } = well(
    await client.POST('/api/tournaments', {
      body: { name: 'Client Cup', date: 'December 12', ageGroup: 'U7-U19', location: 'Fairfield NJ' },
    }),
  );
  return { id, name };
}

/** What an organizer draws, and on which day. */
interface Draw {
  readonly id: number;
  readonly day: string;
  readonly teams: readonly NewTeam[];
}

/** Captains enter their teams, and the organizer draws them. */
export async function drawTournament(client: Client, { id, day, teams }: Draw, newClient: () => Client) {
  for (const team of teams) well(await newClient().POST('/api/teams', { body: team }));
  const listed = well(
    await client.GET('/api/admin/teams', { params: { query: { filter: `{"tournamentId":${id}}` } } }),
  );
  const drawn = well(
    await client.POST('/api/tournaments/{id}/generate-brackets', {
      params: { path: { id } },
      body: {
        teamIds: listed.map((team) => team.id),
        date: day,
        startTime: '18:15',
        endTime: '22:00',
        fieldCount: 2,
        gameDuration: 15,
      },
    }),
  );
  return { captains: listed.map((team) => team.captainEmail), matches: drawn.brackets.length };
}

/** A score keeper signs in, enters a score and ends the game. */
export async function keepScore(client: Client, password: string, tournamentId: number): Promise<Game> {
  well(await client.POST('/api/score-keeper/login', { body: { name: 'Kim', password } }));
  const query = { includeAll: true, tournamentId };
  const games = well(await client.GET('/api/games', { params: { query } }));
  const game = games.find(({ team1Id, team2Id }) => team1Id !== null && team2Id !== null);
  if (game === undefined) throw new Error('There is no game to keep');
  const path = { id: game.id };
  well(await client.PUT('/api/games/{id}/score', { params: { path }, body: { team1Score: 2, team2Score: 1 } }));
  return well(await client.POST('/api/games/{id}/complete', { params: { path }, body: {} }));
}
