import type { PlannedPlayer, PlannedRegistration, PlannedTeam } from '../../import/entry.ts';
import type { ImportPlan } from '../../import/plan-import.ts';
import { gather } from '../../match/gather.ts';
import { type Price } from '../../payment/price.ts';
import { priceOn } from '../../payment/price-on.ts';
import type { Player } from '../../player/player.ts';
import type { ImportedIds, ImportOnFile, Imports } from '../../port/imports.ts';
import type { Given } from '../../port/ports.ts';
import { type Registration, withFlag } from '../../registration/registration.ts';
import type { Team } from '../../team/team.ts';
import { detailsLedBy, teamDetailsAfter, usualTeamDetails } from '../../team/team-details.ts';
import { contactBy, ledByCaptain, ledByNobody } from '../../team/team-lead.ts';
import { easternDay } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { newRegistration, priceWithin } from '../entry/enter-tournament.ts';
import { entryByOrganizer, notifyRegistered } from '../registration/register-by-organizer.ts';
import { teamOnFile } from '../team/team-on-file.ts';

/** Ports needed to save an import and to write to families. */
export type CarryingOut = Given<
  'teams' | 'players' | 'registrations' | 'unconfirmedPlaces' | 'site' | 'seal' | 'secrets'
>;

interface How {
  readonly isMailed: boolean;
  readonly by: string;
  readonly now: Date;
  /** Current Eastern year. */
  readonly year: number;
}

/** Saves a planned import within the transaction that planned it: people, teams, their leaders, registrations. */
export async function carryOut(
  ports: CarryingOut,
  imports: Imports,
  plan: ImportPlan,
  how: How,
): Promise<ImportOnFile> {
  const people = await enterPeople(ports, plan.players);
  const teams = await enterTeams(ports, plan.teams, people, how.now);
  const registrations = await register(ports, plan.registrations, { people, teams, how });
  const captains = await appointCaptains(ports, plan.teams, people);
  await notePeople(ports, people, registrations);
  const made: ImportedIds = {
    playerIds: plan.players.flatMap((one) => (one.onFile === null ? [idOf(people, one)] : [])),
    teamIds: plan.teams.flatMap((one) => (one.onFile === null ? [teams.get(one)?.id ?? 0] : [])),
    registrationIds: registrations.map(({ id }) => id),
    captains,
  };
  const done = await imports.add({ made, isMailed: how.isMailed, by: how.by, at: how.now });
  await ports.audit.note({ thing: 'import', recordId: done.id, what: 'table imported', to: made });
  return done;
}

type People = ReadonlyMap<PlannedPlayer, Player>;
type TeamsMade = ReadonlyMap<PlannedTeam, Team>;

async function enterPeople({ players }: CarryingOut, planned: readonly PlannedPlayer[]): Promise<People> {
  const entered = await Promise.all(
    planned.map(async (one) => [one, one.onFile ?? (await players.add(one.newcomer))] as const),
  );
  return new Map(entered);
}

/** Writes one audit entry for each person: for a new one, and for a known one with their new registrations. */
async function notePeople({ audit }: CarryingOut, people: People, registrations: readonly Registration[]) {
  const byPlayer = gather(registrations, ({ playerId }) => playerId);
  for (const [{ onFile }, { id }] of people) {
    const to = (byPlayer.get(id) ?? []).map((one) => ({
      registrationId: one.id,
      tournamentId: one.tournamentId,
      teamId: one.teamId,
    }));
    if (onFile === null) await audit.note({ thing: 'player', recordId: id, what: 'created by import', to });
    else if (to.length > 0) await audit.note({ thing: 'player', recordId: id, what: 'registered by import', to });
  }
}

async function enterTeams(
  ports: CarryingOut,
  planned: readonly PlannedTeam[],
  people: People,
  now: Date,
): Promise<TeamsMade> {
  const entered: (readonly [PlannedTeam, Team])[] = [];
  for (const one of planned) {
    const team = one.onFile?.team ?? (await ports.teams.add(newTeam(ports, one, people, now)));
    entered.push([one, team]);
    if (one.onFile !== null) continue;
    await ports.unconfirmedPlaces.keep(team.id);
    await ports.audit.note({ thing: 'team', recordId: team.id, what: 'created by import' });
  }
  return new Map(entered);
}

function newTeam({ secrets }: CarryingOut, planned: PlannedTeam, people: People, now: Date) {
  const { tournament, told, ageBracket, isWaiting, captain, seats } = planned;
  const leading =
    captain === null
      ? { ...ledByNobody, ledBy: told.ledBy, ...contactBy(told) }
      : ledByCaptain(personOf(people, captain));
  const first = captain ?? seats[0]?.player;
  const details = teamDetailsAfter(first ? detailsLedBy(first.newcomer) : usualTeamDetails, told);
  const team = teamOnFile({ name: told.name, ...details, ageBracket }, leading, { tournament, now }, secrets);
  return { ...team, waitlistedAt: isWaiting ? now : null };
}

/** Prices the entries in the table's order, so that brothers and sisters within it get the sibling price too. */
async function withSiblings<
  E extends { readonly player: Player; readonly tournament: Tournament; readonly price: Price },
>({ registrations }: CarryingOut, entries: readonly E[]): Promise<readonly E[]> {
  const priced: E[] = [];
  for (const entry of entries) {
    const before = priced.filter(({ tournament }) => tournament.id === entry.tournament.id).map(({ player }) => player);
    priced.push({ ...entry, price: await priceWithin(registrations, entry.player, { ...entry, before }) });
  }
  return priced;
}

interface Made {
  readonly people: People;
  readonly teams: TeamsMade;
  readonly how: How;
}

async function register(
  ports: CarryingOut,
  planned: readonly PlannedRegistration[],
  { people, teams, how }: Made,
): Promise<readonly Registration[]> {
  const { feeCents } = await ports.site.settings();
  const comers = planned.map((one) => {
    const player = personOf(people, one.player);
    const team = one.team === null ? null : (teams.get(one.team) ?? null);
    const price = priceOn(one.tournament, feeCents, easternDay(how.now));
    return { ...one, ...how, price, player, team, isNewcomer: one.player.onFile === null };
  });
  const entries = await withSiblings(ports, comers);
  // Save all at once: no entry depends on another, and the ids follow the order of the table.
  const entered = await Promise.all(
    entries.map(async (entry) => {
      const made = newRegistration(entry.player, false, entryByOrganizer(entry));
      const flags = entry.playsUp ? withFlag(made, 'plays-up') : made.flags;
      return { ...entry, registration: await ports.registrations.add({ ...made, flags }) };
    }),
  );
  const seated = new Map<number, number>();
  for (const told of how.isMailed ? entered : []) {
    const { team } = told;
    const before = team === null ? 0 : (seated.get(team.id) ?? team.currentPlayers);
    if (team !== null) seated.set(team.id, before + 1);
    await notifyRegistered(ports, { ...told, team: team && { ...team, currentPlayers: before } });
  }
  return entered.map(({ registration }) => registration);
}

/** Makes players captains of existing teams without a leader. */
async function appointCaptains(
  { teams, audit }: CarryingOut,
  planned: readonly PlannedTeam[],
  people: People,
): Promise<ImportedIds['captains']> {
  const appointed: ImportedIds['captains'][number][] = [];
  for (const { onFile, captain } of planned) {
    const team = onFile === null || captain === null ? undefined : await teams.lock(onFile.team.id);
    if (team === undefined || captain === null) continue;
    const { ledBy, captainId, captainName, captainEmail, captainPhone, captainLanguage } = team;
    const before = { ledBy, captainId, captainName, captainEmail, captainPhone, captainLanguage };
    const person = personOf(people, captain);
    if (captainId === person.id) continue;
    const { version } = await teams.save({
      ...team,
      ...ledByCaptain(person),
      captainLinkNumber: team.captainLinkNumber + 1,
    });
    appointed.push({ teamId: team.id, before, version });
    await audit.note({ thing: 'team', recordId: team.id, what: 'captain assigned', to: { captainId: person.id } });
  }
  return appointed;
}

function personOf(people: People, planned: PlannedPlayer): Player {
  const found = people.get(planned);
  if (found === undefined) throw new Error('Somebody of the plan has not come on file');
  return found;
}

const idOf = (people: People, planned: PlannedPlayer) => personOf(people, planned).id;
