import type { FreshDatabase } from '../../test/harness/database.ts';
import { testCredentials } from '../../test/harness/product.mjs';
import { signedIn, type Tournament } from '../../test/journey/app.ts';
import { aFreeAgent, aJoiner, aTeam, aTournament } from '../../test/journey/samples.ts';
import { type Visitor, visitorAt } from '../../test/journey/visitor.ts';
import { winterDay } from '../../test/sample/winter-day.ts';
import type { Caller } from './cases.ts';
import type { Meant, Placeholder, PlaceholderKind } from './placeholder.ts';

type Query = FreshDatabase['query'];
type Owned = { readonly device: Visitor; readonly id: number };
type Created = { readonly team: { readonly id: number; readonly invitationCode: string } };
type Registered = { readonly player: { readonly id: number } };

/** Statements that find the records of each kind. */
const kept: Readonly<Record<Exclude<PlaceholderKind, 'sealed' | 'version' | 'day-teams'>, string>> = {
  tournament: 'select id as value from tournaments',
  team: 'select id as value from teams',
  player: 'select id as value from players',
  registration: 'select id as value from tournament_registrations',
  game: 'select id as value from games',
  goal: 'select id as value from player_goals',
  invitation: 'select id as value from invitations',
  request: 'select id as value from join_requests',
  message: 'select id as value from outgoing_mails',
  audit: 'select id as value from audit',
  'pre-registration': 'select id as value from pre_registrations',
  'score-keeper': 'select id as value from score_keepers',
  name: 'select name as value, id from players',
  phone: 'select phone as value, id from players',
  email: 'select email as value, id from players',
  code: 'select invitation_code as value, id from teams',
  'team-name': 'select name as value, id from teams',
};

/** Drawn tournament with its teams, games and captains, and the open one. */
interface Day {
  readonly drawn: number;
  readonly open: number;
  readonly teams: readonly number[];
  readonly games: readonly number[];
  readonly captains: readonly number[];
}

/** Operations with the pages of the mailed links that open them. */
const pages: readonly (readonly [call: string, page: string])[] = [
  ['captain-links', 'captain'],
  ['waivers', 'waiver'],
  ['join-requests', 'join-request'],
];

/** Product with tournaments, teams, games, letters and people, and a caller of each kind. */
export class PlayingField {
  private readonly found = new Map<string, readonly unknown[]>();
  private organizer: Visitor | undefined;
  private keepers: readonly Visitor[] = [];
  private families: readonly Owned[] = [];
  private captains: readonly Owned[] = [];
  private day: Day = { drawn: 0, open: 0, teams: [], games: [], captains: [] };

  constructor(
    private readonly url: string,
    private readonly query: Query,
  ) {}

  /** Loads the existing records, and replaces missing ones. */
  async prepare(): Promise<void> {
    await this.comeBack();
    // Closing one tournament closes all of them, and nobody could register any more.
    await this.query('update tournaments set registration_open = true where not registration_open');
    if (this.captains.length === 0 || (await this.isSpoiled())) await this.makeDay();
    for (const [kind, question] of Object.entries(kept)) {
      const rows = await this.query<{ value: unknown }>(`${question} order by id desc limit 40`);
      this.found.set(
        kind,
        rows.map(({ value }) => value),
      );
    }
    for (const [call, page] of pages) this.found.set(call, await this.sealedFor(page));
  }

  /** Signs in the organizer and the keepers again: a case may have signed them out, or required a second factor of everybody. */
  async comeBack(): Promise<void> {
    await this.query('update site_settings set second_factor_required = false');
    await this.signIn();
  }

  /** Returns a caller of a kind; a sign-out gets one whom no other case needs. */
  async visitor(caller: Caller, device: number, call: string): Promise<Visitor> {
    if (call.endsWith('/logout') && caller === 'organizer') return signedIn(this.url);
    if (call.endsWith('/logout') && caller === 'keeper') return this.keeper('Keeper who leaves');
    const of = (all: readonly Visitor[]) => all[device % Math.max(1, all.length)] ?? visitorAt(this.url);
    if (caller === 'organizer') return this.organizer ?? visitorAt(this.url);
    if (caller === 'keeper') return of(this.keepers);
    if (caller === 'captain') return of(this.captains.map((captain) => captain.device));
    return caller === 'family' ? of(this.families.map((family) => family.device)) : visitorAt(this.url);
  }

  /** Resolves a placeholder; every other time to a record of the caller. */
  valueOf({ kind, place }: Placeholder, { call, caller, device }: Meant): unknown {
    if (kind === 'version') return 1 + (place % 3);
    if (kind === 'sealed') return this.at(pages.find(([page]) => call.includes(page))?.[0] ?? '', place) ?? 'x';
    if (kind === 'day-teams') return this.day.teams;
    const isPlaying = (caller === 'organizer' || caller === 'keeper') && place % 2 === 0;
    if (kind === 'tournament' && isPlaying) return this.day.drawn;
    if (kind === 'tournament' && place % 3 > 0) return this.day.open;
    if (isPlaying && (kind === 'game' || kind === 'player')) return this.dayOf(kind, place);
    const own = caller === 'captain' && kind === 'team' ? this.captains : this.families;
    const isOwn =
      place % 2 === 0 && ((caller === 'captain' && kind === 'team') || (caller === 'family' && kind === 'player'));
    const mine = isOwn ? own[device % Math.max(1, own.length)]?.id : undefined;
    return mine ?? this.at(kind, place) ?? 1;
  }

  private dayOf(kind: 'game' | 'player', place: number): number {
    const all = kind === 'game' ? this.day.games : this.day.captains;
    return all[place % Math.max(1, all.length)] ?? 1;
  }

  private at(kind: string, place: number): unknown {
    const all = this.found.get(kind) ?? [];
    return all[place % Math.max(1, all.length)];
  }

  /** Signs in callers who were signed out meanwhile. */
  private async signIn(): Promise<void> {
    const isIn = async (device: Visitor | undefined, path: string) => (await device?.get(path))?.status === 200;
    if (!(await isIn(this.organizer, '/api/admin/check-auth'))) this.organizer = await signedIn(this.url);
    const keepers: Visitor[] = [];
    for (const [number, before] of [this.keepers[0], this.keepers[1]].entries()) {
      const stays = await isIn(before, '/api/score-keeper/check-auth');
      keepers.push(stays && before !== undefined ? before : await this.keeper(`Keeper ${number}`));
    }
    this.keepers = keepers;
  }

  private async keeper(name: string): Promise<Visitor> {
    const device = visitorAt(this.url);
    await device.post('/api/score-keeper/login', { name, password: testCredentials.SCORE_KEEPER_PASSWORD });
    return device;
  }

  /** Returns whether too little is left of the day: it was deleted, withdrawn, hidden or closed. */
  private async isSpoiled(): Promise<boolean> {
    const captains = await Promise.all(this.captains.map(({ device, id }) => device.get(`/api/teams/${id}/captain`)));
    const games = await this.query('select from games where id = any($1)', [this.day.games]);
    const open = await this.query(
      `select from tournaments where id = $1 and visible and registration_open and status = 'upcoming'`,
      [this.day.open],
    );
    return captains.filter(({ status }) => status === 200).length < 2 || games.length < 2 || open.length === 0;
  }

  /** Creates a drawn and partly played tournament, an open one, and the people in both. */
  private async makeDay(): Promise<void> {
    const [day, open] = [await this.announce(), await this.announce()];
    const teams = [];
    for (let team = 0; team < 4; team += 1) teams.push((await this.team(day)).id);
    const venue = { fieldCount: 2, startTime: '18:00', endTime: '22:00', gameDuration: 15, date: winterDay(12) };
    await this.organizer?.post(`/api/tournaments/${day}/generate-brackets`, { teamIds: teams, ...venue });
    await this.score(day);
    const captains: Owned[] = [];
    for (let team = 0; team < 4; team += 1) captains.push(await this.team(open));
    const families: Owned[] = [];
    for (let family = 0; family < 4; family += 1) families.push(await this.family(open, captains[family]?.id));
    [this.captains, this.families] = [captains, families];
    this.day = { drawn: day, open, teams, ...(await this.playedIn(day)) };
  }

  private async announce(): Promise<number> {
    const answers = aTournament({ date: winterDay(12), maxTeams: 200 });
    return (await this.organizer?.post<Tournament>('/api/tournaments', answers))?.body.id ?? 0;
  }

  private async team(tournamentId: number): Promise<Owned> {
    const device = visitorAt(this.url);
    const { status, body } = await device.post<Created>('/api/teams', aTeam(tournamentId));
    if (status !== 201) throw new Error(`The playing field has no team: ${status} ${JSON.stringify(body)}`);
    const { id, invitationCode } = body.team;
    await device.post('/api/invitations/send', { teamId: id, emails: [`friend-of-${id}@family.example`] });
    await visitorAt(this.url).post('/api/players/join-via-invitation', aJoiner(invitationCode));
    await device.post(`/api/players/${id}/captain-link`, {});
    return { device, id };
  }

  /** Creates a family with a confirmed mailbox, a join request and a change of its parent. */
  private async family(tournamentId: number, requestedTeamId: number | undefined): Promise<Owned> {
    const device = visitorAt(this.url);
    const answers = aFreeAgent(tournamentId, { requestedTeamId, birthYear: 2015 });
    const { body } = await device.post<Registered>('/api/players', answers);
    const { id } = body.player;
    const { name, phone } = answers;
    await device.post('/api/players/lookup', { name, phone });
    await device.post(`/api/players/${id}/contact-code`, {});
    await device.post(`/api/players/${id}/contact-code/confirm`, { code: await this.codeSentTo(answers.email) });
    await device.put(`/api/players/${id}/update`, { ...answers, parentName: 'Sam Parent', paymentMethod: 'venmo' });
    return { device, id };
  }

  private async codeSentTo(email: string): Promise<string> {
    const [mail] = await this.query<{ text: string }>(
      `select text_body as text from outgoing_mails where recipient = $1 and event like 'contact-code:%' order by id desc`,
      [email],
    );
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  }

  private gamesIn(tournamentId: number) {
    return this.query<{ id: number; captain: number }>(
      `select games.id, captain_id as captain from games join teams on teams.id = team1_id
       where games.tournament_id = $1 and team2_id is not null order by games.id`,
      [tournamentId],
    );
  }

  private async playedIn(tournamentId: number): Promise<Pick<Day, 'games' | 'captains'>> {
    const games = await this.gamesIn(tournamentId);
    return { games: games.map(({ id }) => id), captains: games.map(({ captain }) => captain) };
  }

  private async score(tournamentId: number): Promise<void> {
    for (const { id, captain } of (await this.gamesIn(tournamentId)).slice(0, 2)) {
      await this.organizer?.put(`/api/games/${id}/score`, { team1Score: 2, team2Score: 1 });
      await this.organizer?.post(`/api/games/${id}/goals`, { playerId: captain, minute: 3 });
    }
  }

  private async sealedFor(page: string): Promise<readonly string[]> {
    const mails = await this.query<{ text: string }>(
      'select text_body as text from outgoing_mails where text_body like $1 order by id desc limit 12',
      [`%/${page}/%`],
    );
    return mails.flatMap(({ text }) => new RegExp(`/${page}/([^\\s>"]+)`).exec(text)?.[1] ?? []);
  }
}
