import { Injectable } from '@nestjs/common';
import { NotifiedTimetables } from '../../domain/port/notified-timetables.ts';
import type { TeamId } from '../../domain/rule/match/match.ts';
import type { Payment } from '../../domain/rule/payment/payment.ts';
import { publicNameInSentence } from '../../domain/rule/player/public-name.ts';
import { debtOf } from '../../domain/rule/registration/debt.ts';
import { maySeeTeammates, teammate } from '../../domain/rule/registration/team-contact.ts';
import type { Announcement, NotifiedGame, OwnGame } from '../../domain/rule/schedule/own-game.ts';
import {
  type Audience,
  type ComingTournament,
  type ContactReader,
  type NotifiedReader,
  type PlayingReader,
} from '../../domain/rule/schedule/schedule-reader.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { easternInstant } from '../../domain/rule/time/eastern-instant.ts';
import { Database } from '../database/database.ts';
import { isPlayedSql } from '../tournament/is-played-sql.ts';
import { contactsSql, playingSql } from './postgres-timetable-readers.ts';

/** Arbitrary number of the advisory lock for telling families; only one process does it. */
const turnLock = 33_017_935;

/** Day of a tournament: of its first game, else its first day, else its date in words. */
const dayOf = `coalesce(
  (select to_char(min(start_time) at time zone 'America/New_York', 'YYYY-MM-DD') from games where tournament_id = tournament.id),
  tournament.first_day::text, tournament.date)`;

/** Usual start of a day of play (operations specification, section 9). */
const usualStart = '18:15';

interface TournamentRecord extends Omit<ComingTournament, 'startsAt' | 'hasTimetable'> {
  readonly firstDay: string | null;
  readonly opening: string | null;
  readonly firstGame: Date | null;
}

type TeamPlayer = Parameters<typeof teammate>[0];

/** Columns shared by all kinds of readers. */
interface ToldRecord {
  readonly games: readonly (Omit<OwnGame, 'startsAt'> & { readonly startsAt: string })[];
  readonly toldGames: readonly NotifiedGame[] | null;
  readonly letters: number | null;
  readonly toldLocation: string | null;
  readonly toldDay: string | null;
}

interface PlayingRecord extends Omit<PlayingReader, 'games' | 'told' | 'debt' | 'teammates' | 'parent'>, ToldRecord {
  readonly parent: string | null;
  readonly others: readonly TeamPlayer[];
  readonly isKnown: boolean;
  readonly confirmedAddresses: readonly string[];
  readonly captainBirthYear: number | null;
  readonly payment: Payment;
  readonly toldTeamId: TeamId | null;
}

type ContactRecord = Omit<ContactReader, 'games' | 'told' | 'teammates' | 'lettersToContacts'> & ToldRecord;

@Injectable()
export class PostgresNotifiedTimetables extends NotifiedTimetables {
  constructor(private readonly database: Database) {
    super();
  }

  override async takeTurn(): Promise<boolean> {
    const [turn] = await this.database.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      turnLock,
    ]);
    return turn?.taken ?? false;
  }

  override async tournaments(): Promise<readonly ComingTournament[]> {
    const records = await this.database.query<TournamentRecord>(
      `select tournament.id, tournament.name, tournament.date, tournament.location,
         tournament.status = 'upcoming' as "isUpcoming", tournament.first_day::text as "firstDay", ${dayOf} as day,
         tournament.playing_hours -> 0 ->> 'startTime' as opening,
         (select min(start_time) from games where tournament_id = tournament.id) as "firstGame",
         exists (select from timetable_drafts draft
           where draft.tournament_id = tournament.id and draft.kind = 'drawn') as "hasDraft",
         tournament.call_off ->> 'saidAt' as "postponedAt",
         (select announcement from draws where draws.tournament_id = tournament.id
           and timetable_changed_at = announced_at) as note,
         exists (select from told_timetables told join tournament_registrations registration
           on registration.id = told.registration_id where registration.tournament_id = tournament.id)
         or exists (select from told_contacts told join teams team on team.id = told.team_id
           where team.tournament_id = tournament.id) as "isNotified"
       from tournaments tournament
       where tournament.visible and tournament.status in ('upcoming', 'active') and ${isPlayedSql('tournament')}
       order by tournament.id`,
    );
    return records.map(toComing);
  }

  override async holdStill(tournamentId: number): Promise<boolean> {
    const held = await this.database.query('select id from tournaments where id = $1 for share skip locked', [
      tournamentId,
    ]);
    return held.length > 0;
  }

  override async audienceOf(tournamentId: number): Promise<Audience> {
    const [times] = await this.database.query<Omit<Audience, 'readers'>>(
      `select (select location from tournaments where id = $1) as location,
         (select ${dayOf} from tournaments tournament where id = $1) as day,
         (select timetable_changed_at from draws
           where tournament_id = $1 and timetable_changed_at is distinct from announced_at) as "lastChangeAt",
         greatest(
           (select max(told_at) from told_timetables told
            join tournament_registrations registration on registration.id = told.registration_id
            where registration.tournament_id = $1),
           (select max(told_at) from told_contacts told join teams team on team.id = told.team_id
            where team.tournament_id = $1)) as "lastToldAt"`,
      [tournamentId],
    );
    const playing = await this.database.query<PlayingRecord>(playingSql, [tournamentId]);
    const contacts = await this.database.query<ContactRecord>(contactsSql, [tournamentId]);
    const readers = [...playing.map(toPlaying), ...contacts.map(toContact)];
    return { lastChangeAt: null, lastToldAt: null, location: '', day: '', ...times, readers };
  }

  override async forget(tournamentId: number): Promise<void> {
    await this.database.query(
      `delete from told_timetables told using tournament_registrations registration
       where registration.id = told.registration_id and registration.tournament_id = $1`,
      [tournamentId],
    );
    await this.database.query(
      'delete from told_contacts told using teams team where team.id = told.team_id and team.tournament_id = $1',
      [tournamentId],
    );
  }

  override async keep(told: readonly NotifiedReader[], at: Date): Promise<void> {
    const contacts = told.filter(({ registrationId }) => registrationId === null);
    const playing = told.filter(({ registrationId }) => registrationId !== null);
    if (playing.length > 0) await this.keepPlaying(playing, at);
    if (contacts.length > 0) await this.keepContacts(contacts, at);
  }

  private async keepPlaying(told: readonly NotifiedReader[], at: Date): Promise<void> {
    await this.database.query(
      `insert into told_timetables (registration_id, team_id, games, letters, location, day, told_at)
       select "registrationId", "teamId", games, letters, location, day, $2
       from jsonb_to_recordset($1::jsonb)
         as told("registrationId" integer, "teamId" integer, games jsonb, letters integer, location text, day text)
       on conflict (registration_id) do update
       set (team_id, games, letters, location, day, told_at) = (excluded.team_id, excluded.games, excluded.letters, excluded.location, excluded.day,
         case when told_timetables.letters = excluded.letters then told_timetables.told_at else excluded.told_at end)`,
      [JSON.stringify(told), at],
    );
  }

  private async keepContacts(told: readonly NotifiedReader[], at: Date): Promise<void> {
    await this.database.query(
      `insert into told_contacts (team_id, games, letters, location, day, told_at)
       select "teamId", games, letters, location, day, $2
       from jsonb_to_recordset($1::jsonb) as told("teamId" integer, games jsonb, letters integer, location text, day text)
       on conflict (team_id) do update
       set (games, letters, location, day, told_at) = (excluded.games, excluded.letters, excluded.location, excluded.day,
         case when told_contacts.letters = excluded.letters then told_contacts.told_at else excluded.told_at end)`,
      [JSON.stringify(told), at],
    );
  }
}

/** Returns an upcoming tournament; it starts with its first game, else with the opening of its first day. Without a day the start is invalid. */
function toComing({ firstDay, opening, firstGame, ...tournament }: TournamentRecord): ComingTournament {
  const opens = firstDay === null ? Number.NaN : easternInstant(firstDay, opening ?? usualStart);
  return { ...tournament, startsAt: firstGame ?? new Date(opens), hasTimetable: firstGame !== null };
}

function toPlaying(record: PlayingRecord): PlayingReader {
  const {
    games,
    toldTeamId,
    toldGames,
    toldLocation: _,
    toldDay: __,
    letters,
    payment,
    others,
    parent,
    ...more
  } = record;
  const { isKnown, confirmedAddresses, captainBirthYear, ...player } = more;
  const reader = { ...player, ...(parent !== null && { parent }) };
  const debt = debtOf({ id: reader.registrationId, payment });
  const year = easternYear(new Date());
  const isTold = maySeeTeammates({ isKnown, confirmedAddresses });
  const teammates = isTold ? others.flatMap((one) => teammate(one, true, year) ?? []) : [];
  const captainName = isTold ? reader.captainName : shortName(reader, captainBirthYear, year);
  return { ...reader, captainName, teammates, debt, games: games.map(toOwnGame), told: toTold(record, toldTeamId) };
}

/** Returns the captain's public name, for readers whom the captain does not know or whose mailbox is not confirmed. */
function shortName({ captainName: name }: Pick<PlayingReader, 'captainName'>, birthYear: number | null, year: number) {
  return name === null ? null : publicNameInSentence({ name, birthYear }, year);
}

function toContact(record: ContactRecord): ContactReader {
  const { games, toldGames, toldLocation: _, toldDay: __, letters, ...reader } = record;
  const told = toTold(record, reader.teamId);
  return { ...reader, teammates: [], games: games.map(toOwnGame), told, lettersToContacts: letters ?? 0 };
}

function toTold(
  { toldGames, letters, toldLocation, toldDay }: ToldRecord,
  teamId: TeamId | null,
): Announcement | undefined {
  if (toldGames === null) return undefined;
  const told = { teamId, games: toldGames.map(toNotifiedGame), letters: letters ?? 0 };
  return {
    ...told,
    ...(toldLocation !== null && { location: toldLocation }),
    ...(toldDay !== null && { day: toldDay }),
  };
}

/** Converts a game; outside the brackets no opponent was drawn. */
const toOwnGame = ({ isDrawn, isOpponentDrawn, ...game }: ToldRecord['games'][number]): OwnGame => ({
  ...game,
  startsAt: new Date(game.startsAt),
  isDrawn: isDrawn ?? false,
  isOpponentDrawn: isOpponentDrawn ?? false,
});

/** Returns a game with its fields in the usual order, which the database does not preserve. */
const toNotifiedGame = ({ id, startsAt, field, opponent, drawnAgainst, isDrawn }: NotifiedGame): NotifiedGame => ({
  ...{ id, startsAt, field, opponent, drawnAgainst, isDrawn },
});
