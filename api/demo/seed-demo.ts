import { amountDue, feeInCents } from '../../domain/rule/payment/fee.ts';
import type { PaymentMethod } from '../../domain/rule/payment/payment-method.ts';
import type { Player } from '../../domain/rule/player/player.ts';
import type { Registration } from '../../domain/rule/registration/registration.ts';
import { captainedBy } from '../../domain/rule/team/captain.ts';
import { detailsLedBy } from '../../domain/rule/team/team-details.ts';
import { easternDay } from '../../domain/rule/time/eastern.ts';
import { waiver } from '../../domain/rule/waiver/waiver-text.ts';
import { teamOnFile } from '../../domain/use-case/team/team-on-file.ts';
import { PostgresBrackets } from '../bracket/postgres-brackets.ts';
import type { Database } from '../database/database.ts';
import { playerGoalRows } from '../game/player-goal-row.ts';
import { PostgresLedger } from '../ledger/postgres-ledger.ts';
import { PostgresPlayers } from '../player/postgres-players.ts';
import { PostgresRegistrations } from '../registration/postgres-registrations.ts';
import { RandomSecrets } from '../secret/random-secrets.ts';
import { PostgresSite } from '../site/postgres-site.ts';
import { PostgresTeams } from '../team/postgres-teams.ts';
import { PostgresTournaments } from '../tournament/postgres-tournaments.ts';
import { tournamentRows } from '../tournament/tournament-row.ts';
import { type DemoPlay, type DemoTeam, playDemoDay } from './demo-day.ts';
import { demoBracket, demoOrganizers, demoPerson, demoTeamNames } from './demo-people.ts';
import { type DemoTournament, dayInWords, demoTournaments } from './demo-tournaments.ts';

/** Fills an empty database with demo tournaments, teams and players, all marked as test data. */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  await database.inTransaction(async () => {
    await database.query('lock table tournaments in share row exclusive mode');
    if (await database.manager.existsBy(tournamentRows, {})) return;
    const demo = new Demo(database, now);
    for (const tournament of demoTournaments(now)) await demo.add(tournament);
    await addOrganizers(new PostgresSite(database));
    await database.query(`select setval('tournaments_id_seq', (select max(id) from tournaments))`);
  });
}

/** Sets whom families pay and ask; these are made up. */
async function addOrganizers(site: PostgresSite): Promise<void> {
  const { settings, version } = await site.lock();
  const socialLinks = ['Instagram', 'Facebook'].map((label) => ({
    label,
    url: `https://${label.toLowerCase()}.example/golden-goal-3v3`,
  }));
  await site.save({ settings: { ...settings, ...demoOrganizers, socialLinks }, version });
}

class Demo {
  private readonly players: PostgresPlayers;
  private readonly teams: PostgresTeams;
  private readonly registrations: PostgresRegistrations;
  private readonly ledger: PostgresLedger;
  private readonly tournaments: PostgresTournaments;
  private readonly brackets: PostgresBrackets;
  private readonly secrets = new RandomSecrets();
  private people = 0;

  constructor(
    private readonly database: Database,
    private readonly now: Date,
  ) {
    this.players = new PostgresPlayers(database);
    this.teams = new PostgresTeams(database);
    this.registrations = new PostgresRegistrations(database);
    this.ledger = new PostgresLedger(database);
    this.tournaments = new PostgresTournaments(database);
    this.brackets = new PostgresBrackets(database);
  }

  async add(tournament: DemoTournament): Promise<void> {
    const { teams, freeAgents, play, namesLeft, ...announced } = tournament;
    const playingHours = play?.plan.venue.hours ?? [];
    const row = { ...announced, playingHours, date: dayInWords(tournament.firstDay), isTest: true };
    await this.database.manager
      .createQueryBuilder()
      .insert()
      // Columns are listed one by one, because an id that PostgreSQL could assign is left out otherwise.
      .into(tournamentRows, keysOf(row))
      .values(row)
      .execute();
    const entered: DemoTeam[] = [];
    for (let turn = 0; turn < teams; turn += 1) entered.push(await this.addTeam(tournament, turn));
    for (let turn = 0; turn < freeAgents; turn += 1)
      await this.register(tournament, await this.person(tournament, turn), null, turn);
    if (play !== undefined) await this.play(tournament.id, entered, play);
  }

  /** Draws the tournament and plays it, including goals. */
  private async play(id: number, teams: readonly DemoTeam[], play: DemoPlay): Promise<void> {
    const tournament = await this.tournaments.find(id);
    if (tournament === undefined) throw new Error(`There is no tournament ${id}`);
    const goals = await playDemoDay(this.brackets, tournament, teams, play);
    await this.database.manager.insert(playerGoalRows, [...goals]);
  }

  private async addTeam(tournament: DemoTournament, turn: number): Promise<DemoTeam> {
    const captain = await this.person(tournament, turn);
    const name = demoTeamNames[(turn + (tournament.namesLeft ?? 0)) % demoTeamNames.length] ?? 'Golden Goal';
    const ageBracket = tournament.isDividedByAge ? demoBracket(turn) : null;
    const wish = { name, ...detailsLedBy(captain), ageBracket };
    const entry = { tournament: { ...tournament, teamCount: turn, isTest: true }, now: this.now };
    const team = await this.teams.add(teamOnFile(wish, captainedBy(captain), entry, this.secrets));
    const players = [captain];
    const others = tournament.play === undefined && tournament.status !== 'completed' ? 1 + (turn % 4) : 4;
    for (let other = 0; other < others; other += 1) players.push(await this.person(tournament, turn));
    for (const player of players) await this.register(tournament, player, team.id, turn);
    return { id: team.id, name: team.name, players: players.map(({ id }) => id) };
  }

  private person(tournament: DemoTournament, turn: number): Promise<Player> {
    const year = Number(tournament.firstDay.slice(0, 4));
    const bracket = tournament.isDividedByAge ? demoBracket(turn) : (/U\d+/.exec(tournament.ageGroup)?.[0] ?? 'U13');
    const age = Number(/\d+/.exec(bracket)?.[0]) + (this.people % 3);
    this.people += 1;
    return this.players.add(demoPerson(this.people, age, year));
  }

  private async register(
    tournament: DemoTournament,
    player: Player,
    teamId: number | null,
    turn: number,
  ): Promise<void> {
    const isPaid = tournament.status === 'completed' || this.people % 3 === 0;
    const method = this.people % 2 === 0 ? 'venmo' : 'at_event';
    const registeredAt = tournament.status === 'completed' ? new Date(`${tournament.firstDay}T09:00:00Z`) : this.now;
    const amountCents = amountDue(method);
    const receivedCents = isPaid ? amountCents : 0;
    const registration = await this.registrations.add({
      playerId: player.id,
      tournamentId: tournament.id,
      teamId,
      ageBracket: tournament.isDividedByAge ? demoBracket(turn) : null,
      notes: null,
      playWith: null,
      payment: { state: isPaid ? 'paid' : 'pending', method, amountCents, receivedCents },
      price: { cents: feeInCents, reason: 'regular' },
      flags: [],
      contactShared: false,
      isUnproved: false,
      waiver: {
        signer: player.parentName ?? player.name,
        relationship: player.parentName === null ? 'self' : 'guardian',
        version: waiver.version,
        language: 'en',
        isLikenessAllowed: false,
        signedAt: registeredAt,
        address: '127.0.0.1',
        confirmed: { at: registeredAt, by: player.parentName === null ? 'self' : 'mailbox' },
      },
      registeredAt,
    });
    if (isPaid) await this.receive(registration, tournament, method === 'venmo' ? 'venmo' : 'cash');
  }

  private receive(
    { id, playerId, payment, registeredAt }: Registration,
    { id: tournamentId, name }: DemoTournament,
    method: PaymentMethod,
  ) {
    return this.ledger.enter({
      registrationId: id,
      playerId,
      tournamentId,
      tournamentName: name,
      amountCents: payment.amountCents,
      method,
      methodText: null,
      cause: 'confirmed',
      receivedOn: easternDay(registeredAt),
      note: null,
      enteredBy: 'organizer',
      enteredAt: registeredAt,
    });
  }
}

function keysOf<T extends object>(row: T): Extract<keyof T, string>[] {
  return Object.keys(row).filter((key): key is Extract<keyof T, string> => key in row);
}
