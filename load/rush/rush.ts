import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../test/deep/fault/until.ts';
import type { FreshDatabase } from '../../test/harness/database.ts';
import type { Mailbox } from '../../test/harness/mailbox.mjs';
import { signedIn, type Tournament } from '../../test/journey/app.ts';
import { neverTrue } from '../../test/journey/invariants.ts';
import { aTeam, aTournament } from '../../test/journey/samples.ts';
import { visitorAt } from '../../test/journey/visitor.ts';
import { Family, type Interruption, type Keys, type Opening, type Sent, sendOnce } from './family.ts';

/** Rush at the opening of a tournament. */
export interface Rush {
  readonly urls: readonly [string, ...string[]];
  readonly query: FreshDatabase['query'];
  readonly families: number;
  readonly keys?: Keys;
  /** Kills PostgreSQL; called once, in the middle. */
  readonly kill?: () => void;
  /** Mail server that receives the letters; without one they are not checked. */
  readonly mailbox?: Mailbox;
}

/** Number of violations by description; all must be zero. */
export type Breaches = Readonly<Record<string, number>>;

/** Result of a rush. */
export interface Rushed {
  readonly breaches: Breaches;
  readonly figures: Readonly<Record<string, number>>;
}

/** The only violation that depends on time, and so on the machine. */
export const tooLate = 'a family was sent away more than 10 s after the kill';

/** Time within which everybody must be served again after PostgreSQL was killed, in milliseconds. */
const backWithin = 10_000;
const arrivalsPerSecond = 100;

/** Lets the families arrive at the speed at which an announcement is read, and counts violations. */
export async function rush({ urls, query, families: count, keys = 'sent', kill, mailbox }: Rush): Promise<Rushed> {
  const opening = await open(urls[0], count);
  const families = Array.from(
    { length: count },
    (_, number) => new Family(number, urls[number % urls.length] ?? '', keys),
  );
  let served = 0;
  let killed: Outage | undefined;
  const start = performance.now();
  await Promise.all(
    families.map(async (family, number) => {
      await wait((1000 * number) / arrivalsPerSecond);
      await family.register(opening);
      served += 1;
      if (kill !== undefined && killed === undefined && served >= 0.4 * count) killed = beginOutage(kill, urls);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const outage = await killed?.over;
  const sent = families.flatMap((family) => family.sent);
  const interruptions = families.flatMap((family) => family.interruptions);
  const breaches = {
    ...answersBroken(sent),
    ...outageBroken(interruptions, outage),
    'a key was answered in two ways': await answeredOtherwise(sent, urls, keys),
    ...(await keptBroken(query, sent)),
    ...(mailbox && (await lettersBroken(query, mailbox))),
  };
  return { breaches, figures: { ...figuresOf(sent, interruptions, outage), seconds, ...(await keptFigures(query)) } };
}

async function open(url: string, families: number): Promise<Opening> {
  const organizer = await signedIn(url);
  const announce = async (maxTeams: number) => {
    const { body } = await organizer.post<Tournament>('/api/tournaments', aTournament({ maxTeams }));
    return body.id;
  };
  const invited = await announce(256);
  const teams: { id: number; invitationCode: string }[] = [];
  for (let team = 0; team < Math.ceil(families / 15); team += 1) {
    const { body } = await visitorAt(url).post<{ team: Opening['teams'][number] }>('/api/teams', aTeam(invited));
    teams.push(body.team);
  }
  return {
    tournamentId: await announce(Math.ceil(families / 8)),
    nextTournamentId: await announce(16),
    teamsTournamentId: invited,
    teams,
  };
}

interface Outage {
  readonly over: Promise<{ readonly killedAt: number; readonly readyAt: number }>;
}

/** Kills PostgreSQL, and records when every process is ready again. */
function beginOutage(kill: () => void, urls: readonly string[]): Outage {
  const killedAt = performance.now();
  kill();
  const isReady = async (url: string) => (await fetch(`${url}/api/ready`).catch(() => undefined))?.ok === true;
  const watch = async () => {
    let wasAway = false;
    for (;;) {
      const ready = await Promise.all(urls.map(isReady));
      wasAway ||= ready.includes(false);
      // PostgreSQL can be away and back between two looks.
      const isOver = wasAway || performance.now() > killedAt + backWithin;
      if (isOver && !ready.includes(false)) return { killedAt, readyAt: performance.now() };
      await wait(50);
    }
  };
  return { over: watch() };
}

/** Expected refusals: there is no place left. */
const full = /full|waiting list/i;

function answersBroken(sent: readonly Sent[]): Breaches {
  const breaches: Record<string, number> = {
    'a family was never answered': sent.filter(({ answer }) => answer === undefined).length,
  };
  for (const { answer, path } of sent) {
    if (answer === undefined || answer.status === 201) continue;
    if (answer.status === 409 && full.test(answer.body.message ?? '')) continue;
    const refused = `a family was refused: ${path} ${answer.status} ${answer.body.message}`;
    breaches[refused] = (breaches[refused] ?? 0) + 1;
  }
  return breaches;
}

function outageBroken(
  interruptions: readonly Interruption[],
  outage: { readonly killedAt: number; readonly readyAt: number } | undefined,
): Breaches {
  const away = interruptions.filter(({ status }) => status !== 409);
  const broken = away.filter(({ isCrowded }) => !isCrowded);
  if (outage === undefined) return { 'a family was sent away though nothing had happened': broken.length };
  return {
    'the kill was noticed by nobody': broken.length > 0 ? 0 : 1,
    'a family was sent away before the kill': broken.filter(({ at }) => at < outage.killedAt).length,
    'a family was sent away though all was ready again': broken.filter(({ begun }) => begun > outage.readyAt).length,
    [tooLate]: away.filter(({ begun }) => begun > outage.killedAt + backWithin).length,
  };
}

/** Sends everything once more, and counts different answers. Registrations go to the other process, from a new device. */
async function answeredOtherwise(sent: readonly Sent[], urls: readonly string[], keys: Keys): Promise<number> {
  let otherwise = 0;
  const left = sent.map((one, number) => ({ one, url: urls[(number + 1) % urls.length] ?? '' }));
  const again = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { path, body, key, answer, from } = next.one;
      const device = path.endsWith('re-register') ? from : visitorAt(next.url);
      const repeated = await sendOnce(device, path, body, keys === 'sent' ? key : undefined);
      if (said(repeated) !== said(answer)) otherwise += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, again));
  return otherwise;
}

/** Returns an answer without its request id. */
function said(answer: Sent['answer']): string {
  return JSON.stringify([answer?.status, answer?.body], (name, value) => (name === 'requestId' ? undefined : value));
}

async function keptBroken(query: Rush['query'], sent: readonly Sent[]): Promise<Breaches> {
  const ids = sent.flatMap(({ answer }) =>
    answer?.status === 201 ? [answer.body.player?.id ?? answer.body.captain?.id ?? 0] : [],
  );
  const kept = await query<{ id: number }>('select distinct player_id as id from tournament_registrations');
  const there = new Set(kept.map(({ id }) => id));
  const breaches: Record<string, number> = {
    'a registration that was confirmed is not there': ids.filter((id) => !there.has(id)).length,
    'a person is on file twice': (
      await query('select from players group by phone_key, name_key, birth_year having count(*) > 1')
    ).length,
  };
  for (const [breach, question] of Object.entries(neverTrue)) breaches[breach] = (await query(question)).length;
  return breaches;
}

/** Waits until every due letter is with the mail server, and compares the received letters with the written ones. */
async function lettersBroken(query: Rush['query'], { mails }: Mailbox): Promise<Breaches> {
  const due = `select from outgoing_mails where state = 'waiting' and due_at <= now()`;
  await until(async () => (await query(due)).length === 0);
  const written = await query<{ id: string; state: string }>(
    `select id::text, state from outgoing_mails where state <> 'dropped' and due_at <= now()`,
  );
  const arrived = new Map<string, number>();
  for (const { email } of mails) {
    const id = /^<(\d+)\./.exec(email.messageId ?? '')?.[1] ?? 'unknown';
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  return {
    'a letter was given up': written.filter(({ state }) => state !== 'sent').length,
    'a letter never arrived': written.filter(({ id }) => !arrived.has(id)).length,
    'a letter arrived twice': [...arrived.values()].filter((times) => times > 1).length,
  };
}

function figuresOf(
  sent: readonly Sent[],
  interruptions: readonly Interruption[],
  outage: { readonly killedAt: number; readonly readyAt: number } | undefined,
) {
  const times = sent.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  const killedAt = outage?.killedAt ?? 0;
  const last = Math.max(0, ...interruptions.map((one) => one.begun - killedAt));
  const how = (status: number) => sent.filter(({ answer }) => answer?.status === status).length;
  return {
    'calls that registered': how(201),
    'calls told that all places are taken': how(409),
    'times somebody was asked to come back': interruptions.filter(({ status }) => status !== 'silence').length,
    'times of these there were too many people at once': interruptions.filter(({ isCrowded }) => isCrowded).length,
    'times somebody heard nothing': interruptions.filter(({ status }) => status === 'silence').length,
    ...(outage && {
      'ms from the kill until ready': Math.round(outage.readyAt - killedAt),
      'ms of the last that was sent away': Math.round(last),
    }),
    'ms until answered, median': at(0.5),
    'ms until answered, 95 of 100': at(0.95),
  };
}

async function keptFigures(query: Rush['query']) {
  const [figures] = await query<Record<string, number>>(`select
    (select count(*)::int from tournament_registrations) as "registrations on file",
    (select count(*)::int from teams where waitlisted_at is null) as "teams with a place",
    (select count(*)::int from teams where waitlisted_at is not null) as "teams that wait",
    (select count(*)::int from outgoing_mails where state = 'sent') as "letters sent"`);
  return figures ?? {};
}
