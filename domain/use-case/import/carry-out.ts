import type { Given } from '../../port/ports.ts';
import type { PlannedPlayer, PlannedRegistration, PlannedTeam } from '../../rule/import/entry.ts';
import type { ImportPlan } from '../../rule/import/plan-import.ts';
import { gather } from '../../rule/match/gather.ts';
import { type Price, priceOn } from '../../rule/payment/price-on.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { captainedBy, contactBy, noCaptain } from '../../rule/team/captain.ts';
import type { Team } from '../../rule/team/team.ts';
import { detailsLedBy, teamDetailsAfter, usualTeamDetails } from '../../rule/team/team-details.ts';
import { easternDay } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { newRegistration, priceWithin } from '../registration/enter-tournament.ts';
import { entryByOrganizer } from '../roster/register-by-organizer.ts';
import { teamOnFile } from '../team/team-on-file.ts';

/** Ports needed to save an import. */
export type CarryingOut = Given<'teams' | 'players' | 'registrations' | 'site' | 'secrets'>;

interface How {
  readonly tournament: Tournament;
  readonly by: string;
  readonly now: Date;
  /** Current Eastern year. */
  readonly year: number;
}

/** Saves a planned import within the transaction that planned it: people, teams with their captains, registrations. Nobody is written to. */
export async function carryOut(ports: CarryingOut, plan: ImportPlan, how: How): Promise<void> {
  const people = await enterPeople(ports, plan.players);
  const teams = await enterTeams(ports, plan.teams, people, how);
  const registrations = await register(ports, plan.registrations, { people, teams, how });
  await notePeople(ports, people, registrations);
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
    const entered = (byPlayer.get(id) ?? []).map((one) => ({
      registrationId: one.id,
      tournamentId: one.tournamentId,
      teamId: one.teamId,
    }));
    const to = { registrations: entered };
    if (onFile === null) await audit.note({ thing: 'player', recordId: id, what: 'created by import', to });
    else if (entered.length > 0) await audit.note({ thing: 'player', recordId: id, what: 'registered by import', to });
  }
}

async function enterTeams(
  ports: CarryingOut,
  planned: readonly PlannedTeam[],
  people: People,
  how: How,
): Promise<TeamsMade> {
  const entered: (readonly [PlannedTeam, Team])[] = [];
  for (const one of planned) {
    const team = one.onFile?.team ?? (await ports.teams.add(newTeam(ports, one, people, how)));
    entered.push([one, team]);
    if (one.onFile !== null) continue;
    await ports.audit.note({ thing: 'team', recordId: team.id, what: 'created by import' });
  }
  return new Map(entered);
}

function newTeam({ secrets }: CarryingOut, planned: PlannedTeam, people: People, { tournament, now }: How) {
  const { told, ageBracket, isWaiting, captain, seats } = planned;
  const captaincy = captain === null ? { ...noCaptain, ...contactBy(told) } : captainedBy(personOf(people, captain));
  const first = captain ?? seats[0]?.player;
  const details = teamDetailsAfter(first ? detailsLedBy(first.newcomer) : usualTeamDetails, told);
  const team = teamOnFile({ name: told.name, ...details, ageBracket }, captaincy, { tournament, now }, secrets);
  return { ...team, waitlistedAt: isWaiting ? now : null };
}

/** Prices the entries in the table's order, so that brothers and sisters within it get the sibling price too. */
async function withSiblings<
  E extends { readonly player: Player; readonly tournament: Tournament; readonly price: Price },
>({ registrations }: CarryingOut, entries: readonly E[]): Promise<readonly E[]> {
  const priced: E[] = [];
  for (const entry of entries) {
    const before = priced.map(({ player }) => player);
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
    const price = priceOn(how.tournament, feeCents, easternDay(how.now));
    return { ...one, ...how, price, player, team, isNewcomer: one.player.onFile === null };
  });
  const entries = await withSiblings(ports, comers);
  // Save all at once: no entry depends on another, and the ids follow the order of the table.
  return Promise.all(
    entries.map((entry) => ports.registrations.add(newRegistration(entry.player, false, entryByOrganizer(entry)))),
  );
}

function personOf(people: People, planned: PlannedPlayer): Player {
  const found = people.get(planned);
  if (found === undefined) throw new Error('Somebody of the plan has not come on file');
  return found;
}
